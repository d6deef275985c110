package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.UndecidedRecordException;
import dalmuti.server.Settings.Front;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Checked;
import dalmuti.wire.rest.Piece;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.rest.Problem;
import dalmuti.wire.rest.Reviewed;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// What is asked about records.
class RecordTests {

    private static final Running SERVER = Running.usual();
    private static final int LONGEST = 1 << 20;
    private static final String PROVED = dalmuti("REC-8-what-proves-the-deal");

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    private static String dalmuti(String name) {
        return text(Path.of("../great-dalmuti/src/test/golden", name + ".drn"));
    }

    private static String grapples(String name) {
        return text(Path.of("../wire/src/test/golden", name + ".grapples.jsonl"));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <T> T good(int status, Class<T> type, HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return Bodies.read(type, response.body(), LONGEST);
    }

    private static HttpResponse<String> post(String path, String text) {
        return SERVER.ask("POST", "/api/records/" + path, text, "Content-Type", "text/plain");
    }

    private static Playback playback(String text) {
        return good(200, Playback.class, post("playback", text));
    }

    private static String json(Map<String, Piece> parts, String name) {
        return parts.getOrDefault(name, new Piece("")).json();
    }

    @Test
    void aPastedRecordIsChecked() {
        Checked flawed = good(200, Checked.class, post("check?language=es", "[Nonsense]\n"));
        assertThat(flawed.records()).isZero();
        assertThat(flawed.flaw())
                .hasValueSatisfying(
                        it -> {
                            assertThat(it.line()).isEqualTo(1);
                            assertThat(it.rule()).startsWith("REC-");
                        });
        assertThat(good(200, Checked.class, post("check", PROVED)).records()).isEqualTo(1);
    }

    @Test
    void REC_6_aRecordThatCannotBeDecidedIsNotRefused() throws InterruptedException {
        String hard = grapples("undecided/G-WIN-1-too-many-ways");
        Checked checked = good(200, Checked.class, post("check", hard));
        assertThat(checked.records()).isZero();
        assertThat(checked.flaw()).isEmpty();
        assertThat(checked.undecided())
                .hasValueSatisfying(
                        it -> {
                            assertThat(it.line()).isEqualTo(1);
                            assertThat(it.text()).startsWith("can't tell: ");
                        });
        for (var response : List.of(post("playback", hard), waitFor(hard))) {
            Problem problem = good(400, Problem.class, response);
            assertThat(problem.key()).isEqualTo(UndecidedRecordException.KEY);
            assertThat(problem.rule()).isEqualTo("record"); // no rule was broken
        }
    }

    @Test
    void whatIsWrongIsNotSentBackAtLength() {
        String text = "[game \"dalmuti\"]\n\nround" + "A".repeat(5_000);
        for (String path : List.of("check", "playback")) {
            assertThat(post(path, text).body()).as(path).contains("AAA").hasSizeLessThan(1_000);
        }
    }

    @Test
    void SEE_2_aPlaybackHasAllHandsOpen() {
        Playback playback = playback(PROVED);
        assertThat(playback.players()).containsEntry("C", "Chiara");
        assertThat(playback.seenBy()).isEmpty();
        assertThat(playback.round()).isEqualTo(10);
        Playback.Step deal = playback.steps().getFirst();
        assertThat(json(deal.now(), "hands.A")).isEqualTo("[3,4,6,7,7,8,8,8,9,10,10,10,13,13]");
        assertThat(deal.told())
                .extracting(Piece::json)
                .anySatisfy(it -> assertThat(it).contains("[\"dealt\",\"B\",[2,3,4,5,5,6"));
    }

    @Test
    void onlyWhatHasChangedIsTold() {
        List<Playback.Step> steps = playback(PROVED).steps();
        Playback.Step laid =
                steps.stream()
                        .filter(it -> it.told().contains(new Piece("[\"laid\",\"B\",[6,4,0]]")))
                        .findFirst()
                        .orElseThrow();
        assertThat(laid.now()).containsOnlyKeys("cards", "scene", "hands.B");
        assertThat(json(laid.now(), "hands.B")).isEqualTo("[2,3,4,5,5,7,8,9,10,10,10]");
    }

    @Test
    void REC_8_aPlaybackHasWhatProvesTheDeal() {
        Playback.Round round = playback(PROVED).rounds().getFirst();
        assertThat(round.places()).containsExactly("D", "B", "A", "C");
        assertThat(round.order()).containsExactly("B", "A", "D", "C");
        assertThat(round.deal())
                .hasValueSatisfying(
                        it -> {
                            assertThat(it.seed()).startsWith("5b1f0c9e");
                            assertThat(it.entropy()).containsOnlyKeys("A", "C");
                            assertThat(it.cards()).hasSize(57).startsWith(1, 2, 2, 3);
                            assertThat(it.starts()).containsExactly(0);
                            assertThat(it.hands().getOrDefault("C", List.of())).startsWith(1, 4, 4);
                        });
    }

    @Test
    void REC_6_whatSomebodyKeptShowsNoMore() {
        Playback kept = playback(dalmuti("REC-6-as-the-lesser-peon-kept-it"));
        String keeper = kept.seenBy().orElseThrow();
        for (Playback.Step step : kept.steps()) {
            step.now()
                    .forEach(
                            (name, piece) -> {
                                boolean open = piece.json().startsWith("[");
                                if (name.startsWith("hands.") && open) {
                                    assertThat(name).isEqualTo("hands." + keeper);
                                }
                            });
        }
    }

    @Test
    void aMatchIsPlayedBackRoundByRound() {
        SERVER.behind().records.put("two", dalmuti("JOIN-2-a-seat-goes-and-so-does-rank-11"));
        Playback first = good(200, Playback.class, SERVER.get("/api/matches/two/playback"));
        int last = first.rounds().getLast().round();
        Playback second =
                good(200, Playback.class, SERVER.get("/api/matches/two/playback?round=" + last));
        assertThat(second.round()).isEqualTo(last);
        assertThat(second.steps()).hasSize(first.rounds().getLast().steps());
        assertThat(second.steps()).isNotEqualTo(first.steps());
        Problem none = good(400, Problem.class, SERVER.get("/api/matches/two/playback?round=99"));
        assertThat(none.rule()).isEqualTo("round");
        assertThat(good(404, Problem.class, SERVER.get("/api/matches/none/playback")).rule())
                .isEqualTo("id");
    }

    @Test
    void aFlawIsNamedByItsLineAndRule() {
        String flawed = PROVED.replace(" 2  B 2x5  A -", " 2  B 2x5  A 2x9");
        Problem problem = good(400, Problem.class, post("playback", flawed));
        assertThat(problem.rule()).isEqualTo("PLAY-2");
        assertThat(problem.line()).hasValue(14);
        assertThat(problem.text()).doesNotContain("PLAY-2");
    }

    @ParameterizedTest
    @CsvSource({
        "playback?round=x, round",
        "playback?record=2, record",
        "playback?record=-1, record",
        "review?record=99999999999999999999, record"
    })
    void whatIsAskedWronglyIsRefused(String path, String field) {
        assertThat(good(400, Problem.class, post(path, PROVED)).rule()).isEqualTo(field);
    }

    @ParameterizedTest
    @CsvSource({
        "G-TURN-3-looked-at-and-passed-on, ''",
        "G-SEE-1-looked-at-as-the-dealer-saw-it, own",
        "G-SEE-2-a-jack-kept-as-an-onlooker-saw-it, none"
    })
    void G_LOG_3_grapplesIsPlayedBackWithItsExpectations(String name, String seen) {
        Playback playback = playback(grapples(name));
        assertThat(playback.game()).isEqualTo("grapples");
        assertThat(playback.seenBy().isPresent()).isEqualTo(!seen.isEmpty());
        assertThat(playback.steps())
                .anySatisfy(it -> assertThat(it.now()).containsKeys("outlook", "grapples"));
        if (seen.equals("none")) {
            assertThat(playback.steps())
                    .noneSatisfy(it -> assertThat(json(it.now(), "hands")).contains("\""));
        }
    }

    @Test
    void aSimulatedGameOfGrapplesIsTheSameForTheSameSeed() {
        String path = "/api/grapples/simulated?seed=7&players=5&level=cook";
        Playback playback = good(200, Playback.class, SERVER.get(path));
        assertThat(playback.players()).hasSize(5);
        assertThat(playback.rules()).isEqualTo("standard");
        assertThat(playback.rounds().getFirst().places()).isNotEmpty();
        assertThat(SERVER.get(path).body()).isEqualTo(SERVER.get(path).body());
        String record = SERVER.get(path.replace("simulated", "simulated/record")).body();
        assertThat(playback(record).steps()).isEqualTo(playback.steps());
    }

    @ParameterizedTest
    @CsvSource({"players=2, players", "players=9, players", "level=god, level", "seed=x, seed"})
    void whatCannotBeSimulatedIsRefused(String query, String field) {
        assertThat(good(400, Problem.class, SERVER.get("/api/grapples/simulated?" + query)).rule())
                .isEqualTo(field);
    }

    @Test
    void aReviewIsWaitedForAndThenThere() throws InterruptedException {
        HttpResponse<String> first = post("review", PROVED);
        assertThat(first.statusCode()).isIn(200, 202);
        Reviewed.Review review = good(200, Reviewed.class, waitFor(PROVED)).review().orElseThrow();
        assertThat(review.players())
                .extracting(Reviewed.Showing::player)
                .containsExactly("A", "B", "C", "D");
        assertThat(review.moves()).isNotEmpty();
        assertThat(review.moves())
                .filteredOn(it -> it.mark() == Reviewed.Mark.BLUNDER)
                .allSatisfy(it -> assertThat(it.prospects()).isNotEmpty());
        assertThat(post("review", PROVED).statusCode()).as("it is remembered").isEqualTo(200);
    }

    private static HttpResponse<String> waitFor(String text) throws InterruptedException {
        for (int i = 0; i < 600; i++) {
            HttpResponse<String> response = post("review", text);
            if (response.statusCode() != 202) {
                return response;
            }
            assertThat(response.headers().firstValue("Retry-After")).hasValue("1");
            Thread.sleep(50);
        }
        throw new AssertionError("It takes too long");
    }

    @Test
    void REC_6_whatSomebodyKeptIsNotReviewed() throws InterruptedException {
        String kept = dalmuti("REC-6-as-the-lesser-peon-kept-it");
        HttpResponse<String> response = waitFor(kept);
        assertThat(good(400, Problem.class, response).key()).isEqualTo("server.review-kept");
    }

    @Test
    void anAddressHasSoManyRecordsReadAndReviewed() {
        try (var server = Running.with(Running.tight(), Front.NONE)) {
            server.behind().records.put("m", PROVED);
            server.behind().records.put("n", PROVED + "; another text\n");
            assertThat(server.get("/api/matches/m/review").statusCode()).isIn(200, 202);
            assertThat(server.get("/api/matches/m/review").statusCode()).isIn(200, 202);
            assertThat(server.get("/api/matches/n/review").statusCode()).isEqualTo(429);
            assertThat(server.get("/api/matches/m/playback").statusCode()).isEqualTo(200);
            assertThat(server.get("/api/matches/m/playback").statusCode()).isEqualTo(429);
        }
    }

    @Test
    void aRecordThatIsTooLongIsRefused() {
        try (var server = Running.with(Running.tight(), Front.NONE)) {
            var response =
                    server.ask(
                            "POST",
                            "/api/records/playback",
                            PROVED + ";".repeat(8192),
                            "Content-Type",
                            "text/plain");
            assertThat(response.statusCode()).isEqualTo(413);
        }
    }
}
