package dalmuti.keeper;

import dalmuti.Move;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;

import java.util.List;

/// Something that happened at a table with real cards, as somebody taps it in.
public sealed interface Tap {

    /// Whoever was to draw for the first order has drawn this card.
    record Drawn(Rank card) implements Tap {}

    /// The first order was found without us.
    ///
    /// @param order the Greater Dalmuti first
    record Seated(List<Player> order) implements Tap {
        public Seated {
            order = List.copyOf(order);
        }
    }

    /// Somebody has shown both jesters.
    record Declared(Player by, Move.Call call) implements Tap {}

    /// Somebody has played the last card.
    record Out(Player player) implements Tap {}

    record Joined(String name) implements Tap {}

    /// The Greater Dalmuti has said where the newcomer sits.
    record Placed(int position) implements Tap {}

    record Left(Player player) implements Tap {}

    /// Enough for tonight.
    record Ended() implements Tap {}
}
