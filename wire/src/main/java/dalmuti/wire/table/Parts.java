package dalmuti.wire.table;

import dalmuti.contract.Player;
import dalmuti.wire.form.Described;
import dalmuti.wire.form.Form;
import dalmuti.wire.form.Scalars;
import dalmuti.wire.form.Shape;
import dalmuti.wire.form.Vocabulary;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The parts of a picture that are the same for both games: the table, its people, its clock.
public final class Parts {

    private static final Vocabulary VOCABULARY =
            new Vocabulary("Table")
                    .with("move", new Described<>(Scalars.Verbatim.OBJECT, Both.MOVE));

    static final Form<Board> BOARD = VOCABULARY.form(Board.class);
    static final Form<Stage> STAGE = VOCABULARY.form(Stage.class);
    static final Form<List<Seat>> SEATS = VOCABULARY.list(Seat.class);
    static final Form<List<Watcher>> WATCHING = VOCABULARY.list(Watcher.class);
    static final Form<You> YOU = VOCABULARY.form(You.class);
    static final Form<Secrets> SECRETS = VOCABULARY.form(Secrets.class);
    static final Form<Clock> CLOCK = VOCABULARY.form(Clock.class);
    static final Form<List<Tally>> COURSE = VOCABULARY.list(Tally.class);
    static final Form<List<Talk>> TALK = VOCABULARY.list(Talk.class);
    static final Form<Prospect> PROSPECT = VOCABULARY.form(Prospect.class);
    static final Form<List<Prospect>> PROSPECTS = VOCABULARY.list(Prospect.class);

    private Parts() {}

    static List<Shape.Field> now() {
        return List.of(
                Part.field("board", BOARD.shape()),
                Part.field("stage", STAGE.shape()),
                Part.field("seats", SEATS.shape()),
                Part.field("onlookers", Scalars.NUMBER.shape()),
                Part.field("watching", WATCHING.shape()),
                Part.field("you", YOU.shape()),
                Part.field("secrets", SECRETS.shape()),
                Part.field("clock", CLOCK.shape()),
                Part.field("talk", TALK.shape()),
                Part.field("course", COURSE.shape()),
                Part.field("since", Scalars.TEXT.shape()),
                Part.field("question", Scalars.NUMBER.shape()));
    }

    static Shape advice() {
        return PROSPECTS.shape();
    }

    public static String board(Board board) {
        return BOARD.write(board);
    }

    public static String stage(Stage stage) {
        return STAGE.write(stage);
    }

    public static String seats(List<Seat> seats) {
        return SEATS.write(seats);
    }

    public static String watching(List<Watcher> watching) {
        return WATCHING.write(watching);
    }

    public static String you(You you) {
        return YOU.write(you);
    }

    public static String secrets(Secrets secrets) {
        return SECRETS.write(secrets);
    }

    public static String clock(Clock clock) {
        return CLOCK.write(clock);
    }

    public static String talk(List<Talk> talk) {
        return TALK.write(talk);
    }

    public static String course(List<Tally> rounds) {
        return COURSE.write(rounds);
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
    public record Stage(Doing doing, int match, boolean ending, Optional<String> record) {}

    /// What people do at a table.
    public enum Doing {
        GATHERING,
        PLAYING,
        OVER
    }

    /// A chair.
    ///
    /// @param level of a bot
    /// @param player the letter of whoever plays from here
    /// @param here whether a person is connected
    /// @param standIn whether a bot plays for a person
    /// @param waits whether they join after this round
    /// @param leaves whether they leave after this round
    public record Seat(
            Kind kind,
            String name,
            Optional<String> level,
            Optional<Player> player,
            boolean host,
            boolean here,
            boolean standIn,
            boolean waits,
            boolean leaves,
            boolean muted) {}

    /// Who sits on a chair.
    public enum Kind {
        FREE,
        PERSON,
        BOT
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

    /// Everybody's points after a round.
    public record Tally(int round, Map<Player, Integer> scores) {
        public Tally {
            scores = Map.copyOf(scores);
        }
    }

    /// Something that somebody said.
    ///
    /// @param number counts what was said at the table
    /// @param text free text, the key of a phrase, or the name of an emote
    public record Talk(int number, int seat, String name, Manner manner, String text) {}

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
