package dalmuti.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.RefusedException;
import dalmuti.contract.WorkLimit;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Whatever a reader is given, it reads a record or says what is wrong with it.
/// `-Ddalmuti.fuzz=100000` tries more, `-Ddalmuti.seed=7` others.
final class BadInputTests {

    private static final Path GOLDEN = Path.of("src/test/golden");
    private static final int TRIES = Integer.getInteger("dalmuti.fuzz", 2000);
    private static final long SEED = Long.getLong("dalmuti.seed", 1);
    private static final String HEAD = "[game dalmuti] [notation 1] [rules official] ";
    private static final String THREE = HEAD + "[players A=Ana B=Bo C=Chiara]\n";

    /// Words that stand somewhere in a record, and some that stand nowhere.
    private static final List<String> WORDS =
            List.of(
                    "99999999999999999999",
                    "-1",
                    "0",
                    "?",
                    "99x?",
                    "2x?",
                    "J",
                    "2xJ",
                    "3xJ",
                    "1",
                    "12x12",
                    "12",
                    "1x12",
                    "A",
                    "ZZZ",
                    "AAAA",
                    "A>B",
                    "A>A",
                    "=>",
                    "*1",
                    "*99",
                    "-",
                    "+",
                    "1+2xJ",
                    "J+J",
                    "=",
                    "great",
                    "stays",
                    "goes",
                    "back",
                    "order",
                    "round",
                    "end",
                    "deal",
                    "tax",
                    "trade",
                    "leave",
                    "join",
                    "[",
                    "]",
                    "[game",
                    "\"",
                    "\\",
                    "A=\"\\ud800\"",
                    ";",
                    "\0",
                    "\ud800",
                    "\u00e9",
                    "x",
                    "7+",
                    "scores",
                    "aside");

    @Test
    void REC_7_aSpoiltRecordIsReadOrRefused() throws IOException {
        List<String> records = records();
        for (int i = 0; i < TRIES; i++) {
            var dice = new SplittableRandom(SEED + i);
            String text = records.get(dice.nextInt(records.size()));
            for (int spoilt = 1 + dice.nextInt(3); spoilt > 0; spoilt--) {
                text = spoil(text, dice);
            }
            check(text);
        }
    }

    @Test
    void REC_5_aRecordMayStopAtTheEndOfAnyLine() throws IOException {
        for (String text : records()) {
            List<String> lines = text.lines().toList();
            int count = new SplittableRandom(SEED + text.length()).nextInt(lines.size());
            check(String.join("\n", lines.subList(0, count)));
        }
    }

    @Test
    void REC_7_numbersMayBeTooLarge() {
        String huge = "9".repeat(5000);
        Stream.of(
                        "round %s order A B C",
                        "scores A %s",
                        "round 2 order A B C\ncut %s",
                        "round 2 order A B C\ndeal A %sx?",
                        "round 2 order A B C\ndeal A %s",
                        "round 2 order A B C\ndeal A %sx12",
                        "%s A 2x3",
                        "round 2 order A B C\n1 A 3 *%s",
                        "join D=Dong %s",
                        "round 2 order A B C\n= total A %s")
                .forEach(line -> refused(THREE + line.formatted(huge) + "\n"));
        refused("[game dalmuti] [notation %s] [rules official] [players A=A]".formatted(huge));
        for (String option : List.of("misdeal=%s", "ending=ROUNDS(%s)", "ending=TARGET(%s)")) {
            refused(THREE.replace("official", "official " + option.formatted(huge)));
        }
    }

    @Test
    void REC_7_linesMayBeTooLong() {
        refused(THREE + "round 2 order" + " A".repeat(100_000));
        refused(THREE + "round 2 order A B C" + " ".repeat(100_000));
        refused(THREE.replace("Ana", "\"" + "A".repeat(100_000) + "\""));
        refused("[" + "a".repeat(1000) + " b]");
    }

    @Test
    void WHO_1_aHundredThousandPlayers() {
        String players =
                IntStream.range(0, 100_000)
                        .mapToObj(i -> new Player(i) + "=P" + i)
                        .collect(Collectors.joining(" "));
        refused(HEAD + "[players " + players + "]\n");
        String some = players.substring(0, players.lastIndexOf(' ', 60_000));
        refused(HEAD + "[players " + some + "]\n");
        String joins =
                IntStream.range(3, 20_000)
                        .mapToObj(i -> "join " + new Player(i) + "=P 3\n")
                        .collect(Collectors.joining());
        refused(THREE + joins);
    }

    @Test
    void REC_1_brackets() {
        refused("[".repeat(60_000));
        refused("[game [game ".repeat(5000) + "]".repeat(5000));
        refused("\"".repeat(60_000));
        refused("[players A=\"" + "\\".repeat(60_000));
        refused("[a \"]");
        refused("");
        refused("\n\n\n");
        refused("]");
    }

    @Test
    void REC_1_charactersThatAreNone() {
        refused("\0".repeat(1000));
        refused(THREE.replace("Ana", "A\0na"));
        refused(THREE.replace("Ana", "\ud800"));
        refused(THREE.replace("Ana", "\"\ud800\""));
        refused(THREE.replace("Ana", "\"\\ud83d\""));
        refused(THREE + "\u0000round 2 order A B C");
    }

    @Test
    void REC_1_linesMayEndInAnyWay() throws IOException {
        for (String text : records()) {
            MatchRecord record = RecordReader.read(text);
            for (String end : List.of("\r\n", "\r", "  \t\n")) {
                assertThat(RecordReader.read(text.replace("\n", end))).isEqualTo(record);
            }
            assertThat(RecordReader.read("\uFEFF" + text)).isEqualTo(record);
        }
    }

    /// The golden records, whole and as two viewers kept them.
    private static List<String> records() throws IOException {
        var records = new ArrayList<String>();
        try (Stream<Path> files = Files.list(GOLDEN)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".drn")).toList()) {
                MatchRecord record = RecordReader.read(Files.readString(file));
                records.add(RecordWriter.write(record));
                if (record.seenBy().isEmpty()) {
                    Player last = record.start().order().getLast();
                    records.add(RecordWriter.write(record, Onlooker.ONLOOKER));
                    records.add(RecordWriter.write(record, last));
                }
            }
        }
        Collections.sort(records);
        return records;
    }

    private static String spoil(String text, SplittableRandom dice) {
        var lines = new ArrayList<>(text.lines().toList());
        int one = dice.nextInt(Math.max(1, lines.size()));
        int other = dice.nextInt(Math.max(1, lines.size()));
        if (lines.isEmpty()) {
            return WORDS.get(dice.nextInt(WORDS.size()));
        }
        switch (dice.nextInt(8)) {
            case 0 -> {
                return text.substring(0, dice.nextInt(text.length() + 1));
            }
            case 1 -> lines.remove(one);
            case 2 -> lines.add(other, lines.get(one));
            case 3 -> Collections.swap(lines, one, other);
            case 4 -> lines.set(one, character(lines.get(one), dice));
            case 5 -> lines.set(one, word(lines.get(one), lines.get(other), dice));
            default -> lines.set(one, word(lines.get(one), String.join(" ", WORDS), dice));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String character(String line, SplittableRandom dice) {
        if (line.isEmpty()) {
            return "J";
        }
        String some = "0123456789xJ?-+>=*ABCDE[]\";\\ \0\t\ud800\u00e9";
        var changed = new StringBuilder(line);
        changed.setCharAt(dice.nextInt(line.length()), some.charAt(dice.nextInt(some.length())));
        return changed.toString();
    }

    /// Puts a word from elsewhere into a line, or in the place of one of its words.
    private static String word(String line, String from, SplittableRandom dice) {
        var words = new ArrayList<>(List.of(line.split(" +", -1)));
        List<String> others = List.of(from.split(" +", -1));
        int at = dice.nextInt(words.size());
        String another = others.get(dice.nextInt(others.size()));
        if (dice.nextBoolean()) {
            words.set(at, another);
        } else {
            words.add(at, another);
        }
        return String.join(" ", words);
    }

    private static void refused(String text) {
        assertThat(check(text)).as(shortened(text)).isFalse();
    }

    /// Reads a text and says whether it is a record. One that is has to be one again when written.
    private static boolean check(String text) {
        try {
            String written = RecordWriter.write(bounded(text));
            assertThat(RecordWriter.write(RecordReader.read(written)))
                    .as(shortened(text))
                    .isEqualTo(written);
            return true;
        } catch (FlawedRecordException flaw) {
            assertThat(flaw.refusal().rule()).matches("[A-Z]+-[0-9]+");
            assertThat(Words.ENGLISH.say(flaw.refusal())).isNotBlank();
            assertThat(flaw.line()).isBetween(1, (int) Math.max(1, text.lines().count()));
            return false;
        } catch (RefusedException refused) {
            assertThat(refused.refusal().key()).isEqualTo("record.too-much-work");
            return false;
        } catch (RuntimeException e) {
            return fail("Neither read nor refused:\n" + shortened(text), e);
        }
    }

    /// Reads a text with no more work than a server would put into it.
    private static MatchRecord bounded(String text) {
        List<MatchRecord> records = RecordReader.readAll(text, WorkLimit.forText(text, () -> {}));
        return records.size() == 1 ? records.getFirst() : RecordReader.read(text);
    }

    private static String shortened(String text) {
        return text.length() > 5000 ? text.substring(0, 5000) + "..." : text;
    }
}
