package dalmuti.offline;

import dalmuti.contract.RefusedException;
import dalmuti.table.LobbyCard;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.table.Plan;
import dalmuti.words.Words;

import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// What a Worker can ask for: one table at a time. Instants are milliseconds since 1970; lists of
/// lines come as arrays.
public final class Engine {

    private static final int LONGEST_PLAN = 4000;

    private static RandomGenerator dice = new CryptoDice();
    private static Optional<HostedTable> table = Optional.empty();

    private Engine() {}

    public static void main(String[] args) {}

    /// @param keys and a pattern for each of them
    @JSExport
    public static void words(String[] keys, String[] patterns) {
        var words = new HashMap<String, String>();
        for (int i = 0; i < keys.length; i++) {
            words.put(keys[i], patterns[i]);
        }
        Fetched.words(words);
    }

    @JSExport
    public static void weights(Int8Array bytes) {
        Fetched.weights(bytes.copyToJavaArray());
    }

    /// The same dice for everybody who says the same number, for tests.
    @JSExport
    public static void seed(double seed) {
        dice = new SplittableRandom((long) seed);
    }

    /// The first lines of a table, or why it can't be, after an exclamation mark.
    @JSExport
    public static String[] open(String plan, String name, double now) {
        try {
            return lines(
                    HostedTable.opened(
                            Bodies.read(Plan.class, plan, LONGEST_PLAN), name, (long) now));
        } catch (RefusedException e) {
            return new String[] {"!" + Words.ENGLISH.say(e.refusal())};
        }
    }

    /// Goes to a table that is kept as these lines.
    @JSExport
    public static void enter(String[] lines, String code, String name, double now) {
        table = Optional.of(HostedTable.of(List.of(lines), code, name, dice, (long) now));
    }

    @JSExport
    public static String[] hear(String text, double now) {
        return lines(table().hear(text, (long) now));
    }

    @JSExport
    public static String[] ring(double now) {
        return lines(table().ring((long) now));
    }

    @JSExport
    public static String[] think(double now) {
        return lines(table().think((long) now));
    }

    @JSExport
    public static void kept(double now) {
        table().kept((long) now);
    }

    @JSExport
    public static String summary(double now) {
        return table().summary((long) now);
    }

    @JSExport
    public static double alarm() {
        return table().alarm();
    }

    @JSExport
    public static boolean isThinking() {
        return table().isThinking();
    }

    @JSExport
    public static boolean isClosed() {
        return table().isClosed();
    }

    @JSExport
    public static String[] told() {
        return lines(table().told());
    }

    /// The table as a list shows it, or nothing before it was shown.
    @JSExport
    public static String card() {
        return table().card().map(LobbyCard::sent).map(Bodies::write).orElse("");
    }

    /// The card and the record of the match of The Great Dalmuti that was played last.
    ///
    /// @param lines all that was ever kept of the table
    @JSExport
    public static String[] finished(String[] lines, String code) {
        FinishedMatch match = FinishedMatch.of(List.of(lines), code);
        return new String[] {Bodies.write(match.card()), match.record()};
    }

    /// For tests, see [Probe].
    @JSExport
    public static String[] library() {
        return lines(Probe.library());
    }

    /// For tests.
    @JSExport
    public static String perft(int ranks, int players, String passing, int depth) {
        return Probe.perft(ranks, players, passing, depth);
    }

    private static HostedTable table() {
        return table.orElseThrow();
    }

    private static String[] lines(List<String> lines) {
        return lines.toArray(String[]::new);
    }
}
