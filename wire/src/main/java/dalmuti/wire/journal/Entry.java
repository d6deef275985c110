package dalmuti.wire.journal;

import dalmuti.contract.Actor;
import dalmuti.contract.Player;
import dalmuti.wire.table.Plan;

import java.util.List;
import java.util.Map;

/// What is kept of a table: everything it consists of follows from its entries in their order. The
/// names of kinds and fields are on disk for years; [Entries] reads all that were ever written.
public sealed interface Entry {

    record Opened(Plan plan, String host) implements Entry {}

    /// Who sits on a chair from now on.
    record Seated(int seat, Occupant occupant) implements Entry {}

    record HandedOver(String host) implements Entry {}

    /// A match begins, with the occupants as A, B, C ...
    record Started(int match, List<Occupant> players) implements Entry {
        public Started {
            players = List.copyOf(players);
        }
    }

    /// The table has chosen its secret for the deal of a round. Only its hash is told.
    record Committed(int round, String seed) implements Entry {}

    record Pledged(int round, Player by, String hash) implements Entry {}

    record Revealed(int round, Player by, String number) implements Entry {}

    /// An answer that waits for a fixed instant with all the others (REV-6).
    record Answered(Player by, String move, int ack) implements Entry {}

    /// A move was made.
    ///
    /// @param ack what the player's program calls it; 0 when it was not made by hand
    /// @param hand who moved the cards
    record Did(Actor by, String move, ByHand hand, int ack) implements Entry {}

    /// Somebody waits to join after this round.
    record Queued(Occupant newcomer) implements Entry {}

    /// Somebody leaves for good after this round.
    record Leaving(Player player) implements Entry {}

    /// The match ends after this round.
    record Ending() implements Entry {}

    /// The match is over; its record can be kept.
    record Finished(int match) implements Entry {}

    record Muted(String guest, boolean muted) implements Entry {}

    record Closed() implements Entry {}

    /// Everything that is needed of earlier entries, so that they need not be read again.
    ///
    /// @param base where the running match stood before its last shuffle, as JSON; empty without
    ///   one
    record Summary(List<Entry> setting, String base, List<Entry> since, Map<Player, Integer> spent)
            implements Entry {
        public Summary {
            setting = List.copyOf(setting);
            since = List.copyOf(since);
            spent = Map.copyOf(spent);
        }
    }

    /// Who sits on a chair.
    sealed interface Occupant {

        record Nobody() implements Occupant {}

        record Person(String guest, String name) implements Occupant {}

        record Bot(String level, String name) implements Occupant {}
    }

    /// Who made a player's move.
    enum ByHand {
        PLAYER,
        BOT,
        STAND_IN,
        HOUSE
    }

    /// An entry and when it was made.
    ///
    /// @param at milliseconds since 1970
    record Dated(long at, Entry entry) {}
}
