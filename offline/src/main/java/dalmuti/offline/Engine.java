package dalmuti.offline;

import dalmuti.contract.RefusedException;
import dalmuti.keeper.Ledger;
import dalmuti.table.LobbyCard;
import dalmuti.table.day.DealOfTheDay;
import dalmuti.wire.keeper.KeeperJson;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.table.Plan;
import dalmuti.words.Words;

import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
        Fetched.words(map(keys, patterns));
    }

    /// @param names and a text for each of them
    @JSExport
    public static void files(String[] names, String[] texts) {
        Fetched.files(map(names, texts));
    }

    private static Map<String, String> map(String[] keys, String[] values) {
        var map = new HashMap<String, String>();
        for (int i = 0; i < keys.length; i++) {
            map.put(keys[i], values[i]);
        }
        return map;
    }

    /// Whether these are weights that bots can think with.
    @JSExport
    public static boolean weights(Int8Array bytes) {
        return Fetched.weights(bytes.copyToJavaArray());
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

    /// The first lines of a table with the deal of a day.
    @JSExport
    public static String[] openDay(String date, String name, double now) {
        return lines(HostedTable.opened(new DealOfTheDay(date), name, (long) now));
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

    /// The card and the record of the match that was played last, and how its person did.
    ///
    /// @param lines all that was ever kept of the table
    @JSExport
    public static String[] finished(String[] lines, String code) {
        FinishedMatch match = FinishedMatch.of(List.of(lines), code);
        String own = match.own().map(Bodies::write).orElse("");
        return new String[] {Bodies.write(match.card()), match.record(), own};
    }

    /// Told how much of a long work is done.
    @JSFunctor
    public interface Progress extends JSObject {
        void made(int done, int of);
    }

    /// What a page asks that needs nobody else, see [DeviceDesk]: `good` or `bad`, and a text.
    ///
    /// @param names of what is asked, and a value for each of them
    @JSExport
    public static String[] ask(
            String path, String[] names, String[] values, String body, Progress progress) {
        var desk = new DeviceDesk(map(names, values), body, progress::made);
        DeviceDesk.Answer answer = desk.answer(path);
        return new String[] {answer.good() ? "good" : "bad", answer.text()};
    }

    /// What comes of an evening with real cards, or what can't be in it, after an exclamation mark.
    @JSExport
    public static String keeper(String evening) {
        try {
            return KeeperJson.write(Ledger.of(KeeperJson.read(evening)));
        } catch (RefusedException e) {
            return "!" + Words.ENGLISH.say(e.refusal());
        }
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

    /// For measuring.
    @JSExport
    public static int randomRounds(int rounds) {
        return Probe.randomRounds(rounds);
    }

    /// For measuring.
    @JSExport
    public static int choices(String bot, int rounds) {
        return Probe.choices(bot, rounds);
    }

    private static HostedTable table() {
        return table.orElseThrow();
    }

    private static String[] lines(List<String> lines) {
        return lines.toArray(String[]::new);
    }
}
