package dalmuti.server;

import java.util.List;
import java.util.Optional;

/// The tables there are, for people who look for one. All machines share it.
public interface Lobby {

    /// Shows a table as it is now.
    void show(Card card);

    void withdraw(String code);

    /// A table by its code, listed or not.
    Optional<Card> find(String code);

    /// The listed tables, those with free seats first and the latest first among them.
    List<Card> listed(int most);

    /// The codes of the tables at which a match is played.
    List<String> playing();

    /// @param state what goes on
    /// @param seats how many chairs there are
    /// @param people how many of them are taken by people
    /// @param bots how many of them are taken by bots
    /// @param host the name of the host
    record Card(
            String code,
            String game,
            String rules,
            boolean listed,
            State state,
            int seats,
            int people,
            int bots,
            int onlookers,
            String host) {}

    enum State {
        GATHERING,
        PLAYING,
        OVER
    }
}
