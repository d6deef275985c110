package dalmuti.wire.playback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.contract.WorkLimit;
import dalmuti.notation.RecordReader;
import dalmuti.wire.GrapplesReader;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Piece;
import dalmuti.wire.rest.Playback;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// Every golden record of the house can be played back.
class PlaybackTests {

    private static final Path DALMUTI = Path.of("../great-dalmuti/src/test/golden");
    private static final Path GRAPPLES = Path.of("src/test/golden");
    private static final int LONGEST = 1 << 20;

    static Stream<Path> dalmuti() throws IOException {
        return files(DALMUTI, ".drn");
    }

    static Stream<Path> grapples() throws IOException {
        return files(GRAPPLES, ".grapples.jsonl");
    }

    private static Stream<Path> files(Path folder, String ending) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(it -> it.toString().endsWith(ending)).sorted().toList().stream();
        }
    }

    private static Playback read(Path file, OptionalInt round) throws IOException {
        String text = Files.readString(file);
        var request = new PlaybackRequest(1, 1, round);
        return file.startsWith(GRAPPLES)
                ? GrapplesPlayback.of(GrapplesReader.read(text), request)
                : DalmutiPlayback.of(RecordReader.read(text), request, WorkLimit.none());
    }

    @ParameterizedTest
    @MethodSource({"dalmuti", "grapples"})
    void everyRoundHasItsSteps(Path file) throws IOException {
        Playback first = read(file, OptionalInt.empty());
        int from = 0;
        for (Playback.Round round : first.rounds()) {
            Playback playback = read(file, OptionalInt.of(round.round()));
            assertThat(round.from()).isEqualTo(from);
            assertThat(playback.steps()).hasSize(round.steps());
            assertThat(playback.start()).containsKey("scene");
            from += round.steps();
        }
    }

    @ParameterizedTest
    @MethodSource({"dalmuti", "grapples"})
    void whatIsWrittenCanBeRead(Path file) throws IOException {
        Playback playback = read(file, OptionalInt.empty());
        assertThat(Bodies.read(Playback.class, Bodies.write(playback), LONGEST))
                .isEqualTo(playback);
    }

    @ParameterizedTest
    @MethodSource("dalmuti")
    void SEE_2_onlyWhatSomebodyKeptHasCoveredHands(Path file) throws IOException {
        Playback playback = read(file, OptionalInt.empty());
        for (Playback.Step step : playback.steps()) {
            step.now().forEach((name, piece) -> check(file, playback, name, piece));
        }
    }

    private static void check(Path file, Playback playback, String name, Piece piece) {
        if (!name.startsWith("hands.") || piece.json().equals("null")) {
            return;
        }
        boolean open = piece.json().startsWith("[");
        boolean own = playback.seenBy().filter(it -> name.equals("hands." + it)).isPresent();
        if (open && file.toString().contains("open-hands")) {
            return; // DEC-4
        }
        assertThat(open).as(name).isEqualTo(playback.seenBy().isEmpty() || own);
    }

    @ParameterizedTest
    @MethodSource("dalmuti")
    void asManyCardsAreShownAsThereAre(Path file) throws IOException {
        Playback playback = read(file, OptionalInt.empty());
        Map<String, Piece> now = new HashMap<>(playback.start());
        for (Playback.Step step : playback.steps()) {
            now.putAll(step.now());
            String counts = now.getOrDefault("cards", new Piece("{}")).json();
            now.forEach(
                    (name, piece) -> {
                        if (name.startsWith("hands.") && !piece.json().equals("null")) {
                            String player = name.substring("hands.".length());
                            assertThat(counts).contains("\"" + player + "\":" + size(piece.json()));
                        }
                    });
        }
    }

    private static int size(String cards) {
        if (!cards.startsWith("[")) {
            return Integer.parseInt(cards);
        }
        return cards.equals("[]") ? 0 : cards.split(",", -1).length;
    }

    @Test
    void aRoundThatIsNotThereIsRefused() {
        Path file = DALMUTI.resolve("REC-8-what-proves-the-deal.drn");
        assertThatThrownBy(() -> read(file, OptionalInt.of(11)))
                .isInstanceOf(RefusedException.class);
    }
}
