package dalmuti.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;

import grapples.Choice;
import grapples.Options;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Records that show a rule each. `-Dgolden.write=true` writes them anew, to be reviewed as a diff.
final class GoldenTests {

    private static final Path FOLDER = Path.of("src/test/golden");
    private static final String ENDING = ".grapples.jsonl";
    private static final Player ANA = new Player(0);

    private static Map<String, GrapplesRecord> stories() {
        var stories = new TreeMap<String, GrapplesRecord>();
        stories.put("G-TURN-3-looked-at-and-passed-on", lookedAt().record());
        stories.put("G-SEE-1-looked-at-as-the-dealer-saw-it", lookedAt().record().seenBy(ANA));
        stories.put("G-SEE-2-a-jack-kept-as-an-onlooker-saw-it", keptJack());
        stories.put("G-DEAL-1-tapped-out-and-back-by-a-jack", tappedOut().record());
        stories.put("G-DEAL-2-the-limit-is-reached", limit().record());
        stories.put("G-DEAL-1-tapped-out-before-anothers-card", tappedOutAtAnyTime().record());
        stories.put(
                "G-DEAL-1-tapped-out-as-an-onlooker-saw-it",
                tappedOutAtAnyTime().record().seenBy(Onlooker.ONLOOKER));
        stories.put("G-QUEEN-2-two-of-four", twoOfFour().record());
        stories.put("G-QUEEN-2-half-of-a-large-hand", queenOfSpades().record());
        stories.put("G-QUEEN-3-a-trade-as-the-other-saw-it", queenOfSpades().record().seenBy(ANA));
        stories.put("G-ACE-1-the-ace-of-spades-takes-office", ace().record());
        stories.put("G-DOUBLE-1-a-chain-of-three", chain().record());
        stories.put("G-WIN-1-a-whole-game", Story.random(Options.STANDARD, 4, 77));
        return stories;
    }

    private static Story lookedAt() {
        return Story.of("KC 5D 6D 7D 9S")
                .tell(Story.LOOK, Story.RIGHT)
                .keep(3)
                .tell(Story.LOOK, Story.SELF, Story.KEEP, Story.GO_LEFT);
    }

    private static GrapplesRecord keptJack() {
        return Story.of("JC 5D").tell(Story.LEFT).keep(2).record().seenBy(Onlooker.ONLOOKER);
    }

    private static Story tappedOut() {
        return Story.of("9C 8C 7C 6C JD 5C")
                .tell(Story.SELF, Story.KEEP, Story.GO_LEFT)
                .keep(3)
                .tell(new Choice.TapOut(), Story.ASK, Story.AGREE, Story.KEEP);
    }

    /// Ana stays in office for Bo's card, and leaves it to him before Chiara's; Bo leaves it at
    /// once again, so that Chiara deals to Dong; then she leaves it to him, who deals to Ana.
    private static Story tappedOutAtAnyTime() {
        return Story.of(Options.STANDARD.with("tapOut", "ANY_TIME"), "9C 8C 7C 6C 5C 9D")
                .tell(Story.SELF, Story.KEEP, Story.GO_LEFT, new Choice.DealOn(), Story.KEEP)
                .tell(new Choice.TapOut(), Story.KEEP)
                .tell(new Choice.TapOut(), Story.KEEP)
                .tell(new Choice.TapOut(), Story.KEEP, new Choice.DealOn(), Story.KEEP);
    }

    private static Story twoOfFour() {
        var options = Options.STANDARD.with("spadesQueen", "HALF").with("doubleDownChain", "on");
        return Story.of(options, "X1 X2 2C 9C QS 5C")
                .tell(Story.SELF, Story.DOUBLE, Story.DOUBLE, Story.DOUBLE, Story.KEEP)
                .tell(Story.GO_LEFT)
                .trade(ANA)
                .shuffle()
                .point(1, 0)
                .keep(1);
    }

    private static Story limit() {
        return Story.of(Options.STANDARD.with("dealerLimit", "2"), "2H 8C 7C 6C")
                .tell(Story.SELF, Story.DOUBLE, Story.KEEP, Story.GO_RIGHT)
                .keep(2);
    }

    private static Story queenOfSpades() {
        var options = Options.STANDARD.with("dealerLimit", "54").with("doubleDownChain", "on");
        return Story.of(options, "X1 X2 2C 2D 2H 2S 9C 8C 7C 6C 9D QS 5C")
                .tell(Story.SELF, Story.DOUBLE, Story.DOUBLE, Story.DOUBLE, Story.DOUBLE)
                .tell(Story.DOUBLE, Story.DOUBLE, Story.KEEP, Story.GO_LEFT)
                .keep(3)
                .tell(Story.SELF, Story.KEEP, Story.GO_LEFT)
                .trade(ANA)
                .shuffle()
                .point(7, 0, 2, 3)
                .keep(1);
    }

    private static Story ace() {
        return Story.of("AS 9C JH")
                .tell(Story.LEFT, new Choice.TakeOffice(), Story.KEEP, Story.ASK, Story.REFUSE);
    }

    private static Story chain() {
        return Story.of(Options.STANDARD.with("doubleDownChain", "on"), "2C X1 QH 9D")
                .tell(Story.LEFT, Story.DOUBLE, Story.DOUBLE, Story.KEEP, Story.KEEP);
    }

    @TestFactory
    Stream<DynamicTest> G_LOG_3_goldenRecordsAreWrittenAndReadAsTheyAre() {
        return stories().entrySet().stream()
                .map(it -> dynamicTest(it.getKey(), () -> check(it.getKey(), it.getValue())));
    }

    private static void check(String name, GrapplesRecord story) throws IOException {
        Path file = FOLDER.resolve(name + ENDING);
        String written = GrapplesWriter.write(story);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(file, written);
        }
        String text = Files.readString(file);
        assertThat(written).isEqualTo(text);
        assertThat(GrapplesWriter.write(GrapplesReader.read(text))).isEqualTo(text);
    }

    /// They have expected values as they were once reckoned, and are never written anew.
    @Test
    void G_LOG_2_olderRecordsAreStillRead() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER.resolve("former"))) {
            for (Path file : files.toList()) {
                String now = Files.readString(FOLDER.resolve(file.getFileName()));
                String read = GrapplesWriter.write(GrapplesReader.read(Files.readString(file)));
                assertThat(read).isEqualTo(now).isNotEqualTo(Files.readString(file));
            }
        }
    }

    @Test
    void G_LOG_3_everyGoldenRecordHasItsStory() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            var names =
                    files.filter(Files::isRegularFile)
                            .map(file -> file.getFileName().toString().replace(ENDING, ""))
                            .collect(Collectors.toSet());
            assertThat(names).isEqualTo(stories().keySet());
        }
    }
}
