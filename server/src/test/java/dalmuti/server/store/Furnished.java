package dalmuti.server.store;

import static dalmuti.server.store.Played.bot;
import static dalmuti.server.store.Played.person;

import dalmuti.server.People;
import dalmuti.server.store.jdbc.Database;
import dalmuti.table.Complaint;
import dalmuti.table.LobbyCard;

import java.util.Optional;

/// A database with something of everything in it.
final class Furnished {

    private Furnished() {}

    /// Two tables: the match of one is in the archive, that of the other waits for it.
    static People.Admitted with(Database database, MovableClock clock) throws Exception {
        var guests = new Guests(database, clock);
        var anna = guests.admit("Ann\\a \"✓\" 🎩");
        guests.link(anna.guest().id());
        try (var journal = new Journal(database);
                var lobby = new SharedLobby(database, clock)) {
            new Played("AAAA", "dalmuti", Played.RULES, 1)
                    .match(person(anna.guest().id()), bot("cook"), bot("abbess"), bot("cook"))
                    .into(journal);
            new MatchArchiver(database, journal).sweep();
            journal.deleteTo("AAAA", 5);
            new Played("BBBB", "dalmuti", Played.RULES, 2)
                    .match(person(anna.guest().id()), bot("cook"), bot("abbess"), bot("cook"))
                    .into(journal);
            lobby.show(
                    new LobbyCard(
                            "BBBB",
                            "dalmuti",
                            "korean",
                            true,
                            LobbyCard.State.OVER,
                            4,
                            1,
                            3,
                            0,
                            "tab\there\nand there"));
        }
        var book = new ModerationRecords(database, clock);
        book.ban("192.0.2.1", clock.instant().plusSeconds(60), "spam");
        book.report(new Complaint("AAAA", anna.guest().id(), "x", "2001:db8:1:2::/64", "rude"));
        new DayResults(database, clock)
                .count("2026-11-18", anna.guest().id(), 2, Optional.of(0.75));
        return anna;
    }
}
