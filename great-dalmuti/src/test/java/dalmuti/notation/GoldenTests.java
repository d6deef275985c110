package dalmuti.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Viewer;
import dalmuti.words.Words;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Records that show a rule each, and records that break one. `-Dgolden.write=true` writes anew
/// what they should say, to be reviewed as a diff.
final class GoldenTests {

    private static final Path GOOD = Path.of("src/test/golden");
    private static final Path BAD = GOOD.resolve("bad");
    private static final String ENDING = ".drn";
    private static final String COMMENT = "; ";

    @TestFactory
    Stream<DynamicTest> REC_7_aGoldenRecordIsReadAndWrittenAsItStands() {
        return each(GOOD, GoldenTests::checkGood);
    }

    @TestFactory
    Stream<DynamicTest> REC_6_aGoldenRecordIsReadAndWrittenAsAnybodyKeptIt() {
        return each(GOOD, GoldenTests::checkKept);
    }

    @TestFactory
    Stream<DynamicTest> REC_7_aBadRecordIsRefusedAsItsFirstLineSays() {
        return each(BAD, GoldenTests::checkBad);
    }

    @FunctionalInterface
    private interface Check {
        void of(Path file) throws IOException;
    }

    private static Stream<DynamicTest> each(Path folder, Check check) {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> records =
                    files.filter(file -> file.toString().endsWith(ENDING)).sorted().toList();
            assertThat(records).isNotEmpty();
            return records.stream().map(file -> dynamicTest(name(file), () -> check.of(file)));
        } catch (IOException e) {
            throw new AssertionError("No golden records in " + folder, e);
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName()).replace(ENDING, "");
    }

    private static void checkGood(Path file) throws IOException {
        assertThat(name(file)).matches("[A-Z]+-[0-9]+-[a-z0-9-]+");
        String text = Files.readString(file);
        String comment = comment(text);
        assertThat(comment).as("what to look at").isNotEmpty();
        String written = comment + again(text);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(file, written);
        } else {
            assertThat(written).isEqualTo(text);
        }
    }

    /// The lines at the top that say what to look at.
    private static String comment(String text) {
        return text.lines()
                .takeWhile(line -> line.startsWith(COMMENT))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private static String again(String text) {
        return read(text, RecordWriter::write);
    }

    private static String read(String text, Function<MatchRecord, String> write) {
        try {
            return write.apply(RecordReader.read(text));
        } catch (FlawedRecordException flaw) {
            throw new AssertionError(answer(flaw) + "\n" + text, flaw);
        }
    }

    private static void checkKept(Path file) throws IOException {
        MatchRecord record = RecordReader.read(Files.readString(file));
        if (record.seenBy().isPresent()) {
            return;
        }
        var viewers = new ArrayList<Viewer>(record.start().order());
        viewers.add(Onlooker.ONLOOKER);
        for (Viewer viewer : viewers) {
            String kept = RecordWriter.write(record, viewer);
            assertThat(again(kept)).isEqualTo(kept);
        }
    }

    private static void checkBad(Path file) throws IOException {
        String text = Files.readString(file);
        String first = text.lines().findFirst().orElse("");
        String answer = COMMENT + refusal(text);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(file, answer + text.substring(first.length()));
        } else {
            assertThat(answer).isEqualTo(first);
            assertThat(answer).as("the rule of the file's name").endsWith("(" + rule(file) + ")");
        }
    }

    private static String rule(Path file) {
        String[] parts = name(file).split("-", -1);
        return parts[0] + "-" + parts[1];
    }

    private static String refusal(String text) {
        try {
            return "accepted:\n" + RecordWriter.write(RecordReader.read(text));
        } catch (FlawedRecordException flaw) {
            return answer(flaw);
        }
    }

    private static String answer(FlawedRecordException flaw) {
        return flaw.line() + ": " + Words.ENGLISH.say(flaw.refusal());
    }
}
