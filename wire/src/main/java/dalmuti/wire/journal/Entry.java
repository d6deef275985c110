package dalmuti.wire.journal;

import dalmuti.Match;
import dalmuti.contract.Action;
import dalmuti.contract.Actor;
import dalmuti.contract.Player;
import dalmuti.court.Treat;
import dalmuti.wire.table.Plan;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is kept of a table: everything it consists of follows from its entries in their order. The
/// names of kinds and fields are on disk for years; [Entries] reads all that were ever written.
public sealed interface Entry {

    record Opened(Plan plan, String host) implements Entry {}

    /// Who sits on a chair from now on.
    record Seated(int seat, Occupant occupant) implements Entry {}

    record HandedOver(String host) implements Entry {}

    /// A match begins, with these as A, B, C ...
    ///
    /// @param brought where it stood when somebody brought it from their device
    record Started(int match, List<Seated> players, Optional<Base> brought) implements Entry {
        public Started {
            players = List.copyOf(players);
        }

        public Started(int match, List<Seated> players) {
            this(match, players, Optional.empty());
        }

        public Base base() {
            return brought.orElseGet(Base.Start::new);
        }
    }

    /// The table has chosen its secret for the deal of a round. Only its hash is told.
    record Committed(int round, String seed) implements Entry {}

    record Pledged(int round, Player by, String hash) implements Entry {}

    record Revealed(int round, Player by, String number) implements Entry {}

    /// The deck lies spread for the first draw: its secrets are settled (DRAW-5).
    record Spread() implements Entry {}

    /// Somebody took the card at a place of what is left of the spread deck (DRAW-5).
    ///
    /// @param draw how many cards were drawn before it
    /// @param ack what the player's program calls it; 0 when it was not taken by hand
    record Took(int draw, Player by, int place, int ack) implements Entry {}

    /// An answer that waits for a fixed instant with all the others (REV-6).
    record Answered(Player by, Action move, int ack) implements Entry {}

    /// A move was made.
    ///
    /// @param ack what the player's program calls it; 0 when it was not made by hand
    /// @param hand who moved the cards
    record Did(Actor by, Action move, ByHand hand, int ack) implements Entry {}

    /// Somebody waits to join after this round.
    record Queued(int seat, Occupant newcomer) implements Entry {}

    /// Somebody leaves for good after this round.
    record Leaving(Player player) implements Entry {}

    /// The match ends after this round.
    record Ending() implements Entry {}

    /// The order of the table starts at this chair of the room from now on (COURT-3).
    record Enthroned(int chair) implements Entry {}

    /// Somebody has a treat before the next round (COURT-6).
    record Treated(Player by, Treat treat) implements Entry {}

    /// Everybody's points after a round. It follows from the moves, and is kept where these are
    /// forgotten: in a summary.
    record Scored(int round, Map<Player, Integer> scores) implements Entry {
        public Scored {
            scores = Map.copyOf(scores);
        }
    }

    /// The match is over; its record can be kept.
    record Finished(int match) implements Entry {}

    record Muted(String guest, boolean muted) implements Entry {}

    /// Somebody may not sit here again.
    record Barred(String guest) implements Entry {}

    /// The table has slept, or moved to another machine: whoever is asked has all their time again.
    record Resumed() implements Entry {}

    /// Everything that is needed of earlier entries, so that they need not be read again.
    ///
    /// @param setting how the table was set up, and the start of its last match
    /// @param base where that match stood before its last shuffle
    /// @param moves how many were made before that
    /// @param spent milliseconds of the bank, before that
    /// @param since what has happened after that
    record Summary(
            List<Entry> setting,
            Base base,
            int moves,
            Map<Player, Integer> spent,
            List<Dated> since)
            implements Entry {
        public Summary {
            setting = List.copyOf(setting);
            spent = Map.copyOf(spent);
            since = List.copyOf(since);
        }
    }

    /// Where a match stood between two shuffles.
    sealed interface Base {

        /// At its very beginning, or nowhere yet.
        record Start() implements Base {}

        /// @param coins what everybody has to bid with; nothing in a match without decrees
        record BeforeRound(
                int round,
                List<Player> order,
                Map<Player, Integer> scores,
                Optional<Map<Player, Integer>> coins)
                implements Base {
            public BeforeRound {
                order = List.copyOf(order);
                scores = Map.copyOf(scores);
                coins = coins.map(Map::copyOf);
            }

            public BeforeRound(Match match) {
                this(
                        match.round(),
                        match.order(),
                        match.scores(),
                        Optional.of(match.coins()).filter(coins -> !coins.isEmpty()));
            }
        }

        record BeforeGame(int game, List<Integer> won, List<Integer> grapples) implements Base {
            public BeforeGame {
                won = List.copyOf(won);
                grapples = List.copyOf(grapples);
            }
        }
    }

    /// Who sits on a chair.
    sealed interface Occupant {

        /// Empty for nobody.
        String name();

        record Nobody() implements Occupant {
            @Override
            public String name() {
                return "";
            }
        }

        /// Somebody who came from outside and is known by a token.
        sealed interface Guest extends Occupant {

            String guest();

            /// The same one by another name, and nothing else of theirs.
            Guest named(String name);
        }

        /// @param face which of the drawn faces they have chosen, counted from 1
        record Person(String guest, String name, Optional<Integer> face) implements Guest {

            /// With the face that goes with the name.
            public Person(String guest, String name) {
                this(guest, name, Optional.empty());
            }

            @Override
            public Person named(String next) {
                return new Person(guest, next);
            }
        }

        /// A program that plays as a guest, and has said so.
        record Program(String guest, String name) implements Guest {
            @Override
            public Program named(String next) {
                return new Program(guest, next);
            }
        }

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
