package dalmuti.table;

import dalmuti.bots.Bot;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// What a table has others do for it: whoever hosts it.
public interface TableServices {

    /// Has something thought about elsewhere; the answer comes back to the table in its turn.
    <T> void think(Supplier<T> thought, Consumer<T> answer);

    /// The bot that plays for somebody, where it is not one of the table's own levels.
    default <V, M> Optional<Bot<V, M>> bot(Player player) {
        return Optional.empty();
    }

    /// Something went wrong while it was thought about elsewhere; the table goes on.
    void failed(String what, Throwable cause);

    /// Shows the table to those who look for one.
    void show(LobbyCard card);

    /// Tells whoever runs the server about somebody.
    ///
    /// @param from where the guest comes from who does so
    /// @param answer comes back to the table in its turn: nothing once it is on disk, or why it is
    ///   not written down
    void report(Complaint complaint, String from, Consumer<Optional<Refusal>> answer);
}
