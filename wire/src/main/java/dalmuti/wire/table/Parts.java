package dalmuti.wire.table;

import dalmuti.contract.Player;
import dalmuti.court.Treats;
import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.ScalarCodecs;
import dalmuti.wire.codec.Shape;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The parts of a picture that are the same for both games: the table, its people, its clock.
public final class Parts {

    private static final Codecs CODECS =
            new Codecs("Table")
                    .with("move", ScalarCodecs.VERBATIM_OBJECT.described(EitherGame.MOVE));

    public static final Part<Board> BOARD = part("board", Board.class);
    public static final Part<Stage> STAGE = part("stage", Stage.class);
    public static final Part<List<Seat>> SEATS = new Part<>("seats", CODECS.list(Seat.class));
    public static final Part<Integer> ONLOOKERS = new Part<>("onlookers", ScalarCodecs.NUMBER);
    public static final Part<List<Watcher>> WATCHING =
            new Part<>("watching", CODECS.list(Watcher.class));
    public static final Part<You> YOU = part("you", You.class);
    public static final Part<Secrets> SECRETS = part("secrets", Secrets.class);
    public static final Part<Spread> SPREAD = part("spread", Spread.class);
    public static final Part<Clock> CLOCK = part("clock", Clock.class);
    public static final Part<Room> ROOM = part("room", Room.class);
    public static final Part<Treats> TREATS = part("treats", Treats.class);
    public static final Part<List<Talk>> TALK = new Part<>("talk", CODECS.list(Talk.class));
    public static final Part<List<Tally>> COURSE = new Part<>("course", CODECS.list(Tally.class));

    /// Changes whenever what was told before is forgotten.
    public static final Part<String> SINCE = new Part<>("since", ScalarCodecs.TEXT);

    /// The number of the question that waits for the viewer.
    public static final Part<Integer> QUESTION = new Part<>("question", ScalarCodecs.NUMBER);

    private static final List<Part<?>> ALL =
            List.of(
                    BOARD, STAGE, SEATS, ONLOOKERS, WATCHING, YOU, SECRETS, SPREAD, CLOCK, ROOM,
                    TREATS, TALK, COURSE, SINCE, QUESTION);

    private static final Codec<Prospect> PROSPECT = CODECS.codec(Prospect.class);
    private static final Codec<List<Prospect>> PROSPECTS = CODECS.list(Prospect.class);

    private Parts() {}

    private static <T> Part<T> part(String name, Class<T> type) {
        return new Part<>(name, CODECS.codec(type));
    }

    static List<Shape.Field> now() {
        return ALL.stream().map(Part::described).toList();
    }

    static Shape advice() {
        return PROSPECTS.shape();
    }

    public static String prospect(Prospect prospect) {
        return PROSPECT.write(prospect);
    }

    public static String prospects(List<Prospect> prospects) {
        return PROSPECTS.write(prospects);
    }

    /// What never changes.
    ///
    /// @param time the server's clock, milliseconds since 1970, by which all its instants are meant
    public record Board(String code, long time, Plan plan) {}

    /// What goes on.
    ///
    /// @param match the number of the match that is or was played; 0 before the first
    /// @param ending whether the match ends with this round
    /// @param record where its record is when it is over
    /// @param brought how many rounds were played on somebody's device, if it comes from one
    public record Stage(
            Doing doing,
            int match,
            boolean ending,
            Optional<String> record,
            Optional<Integer> brought) {}

    /// What people do at a table.
    public enum Doing {
        GATHERING,
        PLAYING,
        OVER
    }

    /// A chair.
    ///
    /// @param level of a bot
    /// @param face of a person who has chosen one of those that are drawn, counted from 1
    /// @param player the letter of whoever plays from here
    /// @param here whether a person is connected
    /// @param standIn whether a bot plays for a person
    /// @param waits whether they join after this round
    /// @param leaves whether they leave after this round
    public record Seat(
            Kind kind,
            String name,
            Optional<String> level,
            Optional<Integer> face,
            Optional<Player> player,
            boolean host,
            boolean here,
            boolean standIn,
            boolean waits,
            boolean leaves,
            boolean muted) {

        public static Seat free(Optional<Player> player) {
            return seat(Kind.FREE, "", Optional.empty(), player, Set.of());
        }

        public static Seat bot(String name, String level, Optional<Player> player, boolean leaves) {
            Set<Mark> marks = leaves ? Set.of(Mark.HERE, Mark.LEAVING) : Set.of(Mark.HERE);
            return seat(Kind.BOT, name, Optional.of(level), player, marks);
        }

        public static Seat person(String name, Optional<Player> player, Set<Mark> marks) {
            return seat(Kind.PERSON, name, Optional.empty(), player, marks);
        }

        public static Seat program(String name, Optional<Player> player, Set<Mark> marks) {
            return seat(Kind.PROGRAM, name, Optional.empty(), player, marks);
        }

        public Seat with(Optional<Integer> chosen) {
            return new Seat(
                    kind, name, level, chosen, player, host, here, standIn, waits, leaves, muted);
        }

        private static Seat seat(
                Kind kind,
                String name,
                Optional<String> level,
                Optional<Player> player,
                Set<Mark> marks) {
            return new Seat(
                    kind,
                    name,
                    level,
                    Optional.empty(),
                    player,
                    marks.contains(Mark.HOST),
                    marks.contains(Mark.HERE),
                    marks.contains(Mark.STOOD_IN_FOR),
                    marks.contains(Mark.WAITING),
                    marks.contains(Mark.LEAVING),
                    marks.contains(Mark.MUTED));
        }
    }

    /// What can be said of somebody on a chair.
    public enum Mark {
        HOST,
        HERE,
        STOOD_IN_FOR,
        WAITING,
        LEAVING,
        MUTED
    }

    /// Who sits on a chair. A program came as a guest, as a person does; a bot is the table's own.
    public enum Kind {
        FREE,
        PERSON,
        PROGRAM,
        BOT;

        public boolean isGuest() {
            return this == PERSON || this == PROGRAM;
        }
    }

    /// A guest who looks on, and could be seated.
    public record Watcher(String guest, String name) {}

    /// Who the viewer is at this table.
    ///
    /// @param say whether they may do what a host may
    /// @param phrases the keys of the phrases that are fit for them now
    public record You(
            String guest,
            Optional<Integer> seat,
            Optional<Player> player,
            boolean say,
            List<String> phrases) {
        public You {
            phrases = List.copyOf(phrases);
        }
    }

    /// The secrets of the next deal, as far as they are open.
    ///
    /// @param commit the hash of the table's own
    /// @param reveal whether numbers are to be opened now
    public record Secrets(
            int round,
            String commit,
            Map<Player, String> pledges,
            boolean reveal,
            Map<Player, String> numbers) {}

    /// The deck of the first draw, face down (DRAW-5).
    ///
    /// @param by who takes a card now
    /// @param left how many lie there
    public record Spread(Player by, int left) {}

    /// When the table goes on by itself; instants of the server's clock.
    ///
    /// @param turn until when somebody decides without using the bank
    /// @param bank until when a bot decides for them
    /// @param window when the revolution window closes, the same for everybody
    /// @param pause when the next round begins
    public record Clock(
            Map<Player, Long> turn,
            Map<Player, Long> bank,
            Optional<Long> window,
            Optional<Long> pause) {}

    /// The room as it is seen from above (COURT-3).
    ///
    /// @param chairs who sits on its numbered chairs, clockwise
    /// @param throne the chair at which the order starts, from 0
    /// @param picks who may pick another one now
    public record Room(List<Player> chairs, int throne, Optional<Player> picks) {
        public Room {
            chairs = List.copyOf(chairs);
        }
    }

    /// Everybody's points after a round.
    public record Tally(int round, Map<Player, Integer> scores) {
        public Tally {
            scores = Map.copyOf(scores);
        }
    }

    /// Something that somebody said.
    ///
    /// @param number counts what was said at the table
    /// @param seat none for whoever looks on
    /// @param kind of whoever said it
    /// @param text free text, the key of a phrase, or the name of an emote
    public record Talk(
            int number,
            Optional<Integer> seat,
            Kind kind,
            String name,
            Manner manner,
            String text) {}

    /// How something was said.
    public enum Manner {
        TEXT,
        PHRASE,
        EMOTE
    }

    /// What a hint says of one move.
    public record Prospect(
            String move,
            List<Double> places,
            double points,
            double behind,
            List<Argument> reasons) {}

    /// A reason by its key, with its arguments as text.
    public record Argument(String key, List<String> arguments) {}
}
