package dalmuti.server;

import dalmuti.table.LobbyCard;

import java.util.List;
import java.util.Optional;

/// The tables there are, for people who look for one. All machines share it.
public interface Lobby {

    /// Shows a table as it is now.
    void show(LobbyCard card);

    void withdraw(String code);

    /// A table by its code, listed or not.
    Optional<LobbyCard> find(String code);

    /// The listed tables, those with free seats first and the latest first among them.
    List<LobbyCard> listed(int most);

    /// All tables that somebody came to lately, or that are played at; the latest first.
    List<LobbyCard> all(int most);

    /// The codes of the tables at which a match is played.
    List<String> playing();
}
