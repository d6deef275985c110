package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.table.LobbyCard;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Career;
import dalmuti.wire.rest.Games;
import dalmuti.wire.rest.GuestCard;
import dalmuti.wire.rest.History;
import dalmuti.wire.rest.Leaderboard;
import dalmuti.wire.rest.Lessons;
import dalmuti.wire.rest.Levels;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.rest.Opened;
import dalmuti.wire.rest.Problem;
import dalmuti.wire.rest.TableCard;
import dalmuti.wire.rest.Tables;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Plan.Customs;
import dalmuti.wire.texts.Phrasebook;
import dalmuti.wire.texts.RuleSheet;
import dalmuti.words.Language;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What is asked over HTTP.
class RestTests {

    private static final Running SERVER = Running.usual();
    private static final String PLAN = plan(5);

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    private static String plan(int seats) {
        return Bodies.write(new Plan("dalmuti", "official", seats, true, "knight", Customs.USUAL));
    }

    private static <T> T good(int status, Class<T> type, HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        assertThat(response.headers().firstValue("Content-Type"))
                .hasValue("application/json;charset=utf-8");
        return Bodies.read(type, response.body(), 1 << 20);
    }

    private static Problem bad(int status, HttpResponse<String> response) {
        return good(status, Problem.class, response);
    }

    private static Admission admitted(String name) {
        return good(
                201, Admission.class, SERVER.post("/api/guests", "{\"name\":\"" + name + "\"}"));
    }

    private static String[] as(Admission guest) {
        return new String[] {"Authorization", "Bearer " + guest.token()};
    }

    @Test
    void aGuestComesIsRenamedAndIsForgotten() {
        Admission ana = admitted("Ana");
        var me = new GuestCard(ana.id(), "Ana", Optional.empty());
        assertThat(good(200, GuestCard.class, SERVER.get("/api/guests/me", as(ana)))).isEqualTo(me);
        var renamed =
                SERVER.ask(
                        "PATCH",
                        "/api/guests/me",
                        "{\"name\":\"Anna\",\"face\":3}",
                        "Authorization",
                        "Bearer " + ana.token(),
                        "Content-Type",
                        "application/json");
        assertThat(good(200, GuestCard.class, renamed))
                .isEqualTo(new GuestCard(ana.id(), "Anna", Optional.of(3)));
        assertThat(SERVER.ask("DELETE", "/api/guests/me", "", as(ana)).statusCode()).isEqualTo(204);
        assertThat(SERVER.behind().host.forgotten).hasSize(1).allMatch(it -> it.startsWith("T1 g"));
        assertThat(bad(401, SERVER.get("/api/guests/me", as(ana))).key())
                .isEqualTo("server.token-unknown");
    }

    @Test
    void gamesHaveTheirOptionsInWords() {
        Games games = good(200, Games.class, SERVER.get("/api/games?language=es"));
        assertThat(games.games())
                .extracting(Games.Sheet::game)
                .containsExactly("dalmuti", "grapples");
        Games.Sheet dalmuti = games.games().getFirst();
        assertThat(dalmuti.presets()).extracting(Games.Preset::name).contains("korean");
        assertThat(dalmuti.options())
                .filteredOn(it -> it.name().equals("ending"))
                .singleElement()
                .satisfies(
                        it -> {
                            assertThat(it.rule()).isEqualTo("SCORE-3");
                            assertThat(it.text()).isEqualTo("Fin de la partida");
                            assertThat(it.help()).startsWith("Cuándo termina la partida");
                            assertThat(it.values())
                                    .contains(new Games.Value("ROUNDS(10)", "tras 10 rondas"));
                        });
        assertThat(games.games().getLast().options())
                .flatExtracting(Games.Choice::values)
                .contains(new Games.Value("on", "sí"));
    }

    @Test
    void theRulesAreThoseOfTheTable() {
        String path = "/api/rules?language=it&rules=korean%20passing%3DOUT_OF_TRICK";
        RuleSheet sheet = good(200, RuleSheet.class, SERVER.get(path));
        assertThat(sheet.rules()).isEqualTo("korean passing=OUT_OF_TRICK");
        assertThat(sheet.sections().getFirst().heading()).isEqualTo("Carte e persone");
        assertThat(sheet.sections())
                .flatExtracting(RuleSheet.Section::rules)
                .filteredOn(it -> it.id().startsWith("PLAY-3"))
                .containsExactly(
                        new RuleSheet.Rule(
                                "PLAY-3",
                                "Chi passa è fuori dalla presa finché non finisce.",
                                List.of("passing")));
        assertThat(sheet.sections())
                .flatExtracting(RuleSheet.Section::rules)
                .extracting(RuleSheet.Rule::id)
                .contains("TRADE-2")
                .doesNotContain("TRADE-3", "RANK-2", "REC-1");
    }

    @ParameterizedTest
    @CsvSource({
        "/api/rules?game=chess,server.no-such-game",
        "/api/rules?rules=french,dalmuti.unknown-preset",
        "/api/rules?rules=official%20cut%3Dperhaps,dalmuti.option-bounds",
        "/api/rules?game=grapples&rules=official,grapples.option.preset"
    })
    void rulesThatThereAreNotAreRefused(String path, String key) {
        assertThat(bad(400, SERVER.get(path)).key()).isEqualTo(key);
    }

    @Test
    void lessonsAreGivenInTheLanguageAskedFor() {
        Lessons lessons = good(200, Lessons.class, SERVER.get("/api/lessons?language=nl"));
        assertThat(lessons.lessons().getFirst().title()).isEqualTo("Uitkomen en volgen");
    }

    @Test
    void levelsAreNamedAfterCards() {
        Levels levels =
                good(200, Levels.class, SERVER.get("/api/levels", "Accept-Language", "nl-BE,nl"));
        assertThat(levels.levels().getLast())
                .isEqualTo(new Levels.Level("dalmuti", 1, "Grote Dalmuti"));
    }

    @Test
    void aGameNamesTheLevelsThatDifferInIt() {
        Games games = good(200, Games.class, SERVER.get("/api/games"));
        assertThat(games.games().getFirst().levels()).hasSize(8).endsWith("dalmuti");
        assertThat(games.games().getLast().levels())
                .containsExactly("peasant", "shepherdess", "cook", "seamstress", "knight");
    }

    @Test
    void aTableIsOpened() {
        String code =
                good(201, Opened.class, SERVER.post("/api/tables", PLAN, as(admitted("Ana"))))
                        .code();
        assertThat(code).startsWith("T");
        assertThat(SERVER.behind().host.plans).last().extracting(Plan::bots).isEqualTo("knight");
    }

    @Test
    void tablesAreListed() {
        var card =
                new LobbyCard(
                        "ABC",
                        "dalmuti",
                        "korean",
                        true,
                        LobbyCard.State.PLAYING,
                        5,
                        2,
                        3,
                        1,
                        "Ana");
        SERVER.behind().parts().lobby().show(card);
        assertThat(good(200, TableCard.class, SERVER.get("/api/tables/ABC")).state())
                .isEqualTo("PLAYING");
        assertThat(good(200, Tables.class, SERVER.get("/api/tables")).tables())
                .extracting(TableCard::code)
                .contains("ABC");
        assertThat(bad(404, SERVER.get("/api/tables/XYZ")).text())
                .isEqualTo("there is no table XYZ");
    }

    @Test
    void SEE_2_aRecordIsShownWhenTheMatchIsOver() {
        assertThat(bad(404, SERVER.get("/api/matches/m1/record")).key())
                .isEqualTo("server.no-such-match");
        SERVER.behind().records.put("m2", "[Rules \"official\"]\n");
        HttpResponse<String> record = SERVER.get("/api/matches/m2/record");
        assertThat(record.body()).isEqualTo("[Rules \"official\"]\n");
        assertThat(record.headers().firstValue("Content-Type"))
                .hasValue("text/plain;charset=utf-8");
        assertThat(good(200, MatchCard.class, SERVER.get("/api/matches/m2")).id()).isEqualTo("m2");
    }

    @Test
    void peopleHaveAPast() {
        Admission ana = admitted("Ana");
        String path = "/api/players/" + ana.id();
        assertThat(good(200, Career.class, SERVER.get(path + "/statistics")).games())
                .singleElement()
                .satisfies(it -> assertThat(it.rating()).hasValue(1512.5))
                .satisfies(it -> assertThat(it.rivals()).as("others' rivals").isEmpty());
        HttpResponse<String> own = SERVER.get(path + "/statistics", as(ana));
        assertThat(good(200, Career.class, own).games().getFirst().rivals())
                .extracting(it -> it.name())
                .containsExactly("Ben");
        assertThat(good(200, History.class, SERVER.get(path + "/history"))).isNotNull();
        assertThat(bad(404, SERVER.get("/api/players/nobody/history")).rule()).isEqualTo("id");
        assertThat(good(200, Leaderboard.class, SERVER.get("/api/leaderboard?game=grapples")))
                .extracting(Leaderboard::game)
                .isEqualTo("grapples");
        assertThat(bad(400, SERVER.get("/api/leaderboard?game=chess")).rule()).isEqualTo("game");
    }

    @Test
    void whatIsWrongIsSaidInSpanish() {
        Problem problem =
                bad(404, SERVER.get("/api/tables/XYZ", "Accept-Language", "es-MX,es;q=0.9"));
        assertThat(problem)
                .isEqualTo(
                        new Problem(
                                "code",
                                "server.no-such-table",
                                "no hay ninguna mesa XYZ",
                                Optional.empty()));
        assertThat(bad(400, SERVER.post("/api/guests", "{\"name\":7}", "Accept-Language", "es")))
                .extracting(Problem::rule)
                .isEqualTo("name");
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /api/nothing, 404",
        "GET, /api/guests/me, 401",
        "POST, /api/tables, 401",
        "PUT, /api/tables, 405",
        "DELETE, /api/games, 405",
        "GET, /nothing.js, 404",
        "GET, /../etc/passwd.txt, 400"
    })
    void errorsHaveTheirStatus(String method, String path, int status) {
        assertThat(bad(status, SERVER.ask(method, path, "")).text()).isNotBlank();
    }

    @Test
    void whoIsNotUnderstoodIsToldThatTheLineIsCut() throws IOException {
        try (var caller =
                RawCaller.saying(SERVER.edge().port(), "GET /../etc HTTP/1.1\r\nHost: x\r\n\r\n")) {
            assertThat(caller.head()).startsWith("HTTP/1.1 400 ").contains("Connection: close");
        }
    }

    @Test
    void bodiesAreBounded() {
        String long1 = "{\"name\":\"" + "x".repeat(20_000) + "\"}";
        assertThat(bad(413, SERVER.post("/api/guests", long1)).key()).isEqualTo("server.too-large");
        HttpResponse<String> form =
                SERVER.ask(
                        "POST",
                        "/api/guests",
                        "name=Ana",
                        "Content-Type",
                        "application/x-www-form-urlencoded");
        assertThat(bad(415, form).text()).contains("application/json");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{\"name\":1}",
                "{\"name\":\"a\",\"x\":1}",
                "{\"name\":\"\\u0000"
            })
    void nonsenseIsRefused(String body) {
        assertThat(bad(400, SERVER.post("/api/guests", body)).key()).isNotBlank();
    }

    @Test
    void whatTheTableRefusesIsRefused() {
        Problem problem = bad(400, SERVER.post("/api/tables", plan(15), as(admitted("Ana"))));
        assertThat(problem.rule()).isEqualTo("WHO-1");
    }

    @Test
    void whoIsBannedOpensNoTable() {
        Admission ana = admitted("Ana");
        SERVER.behind().people.banned.put(ana.id(), Instant.now().plusSeconds(600));
        assertThat(bad(403, SERVER.post("/api/tables", PLAN, as(ana))).key())
                .isEqualTo("server.banned");
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://evil.example", "null"})
    void strangePagesChangeNothing(String origin) {
        assertThat(bad(403, SERVER.post("/api/guests", "{\"name\":\"A\"}", "Origin", origin)).key())
                .isEqualTo("server.origin");
    }

    @Test
    void namedPagesMayAskAcrossHosts() {
        HttpResponse<String> asked =
                SERVER.ask("OPTIONS", "/api/guests", "", "Origin", "https://friends.example");
        assertThat(asked.statusCode()).isEqualTo(204);
        assertThat(asked.headers().firstValue("Access-Control-Allow-Origin"))
                .hasValue("https://friends.example");
        assertThat(asked.headers().firstValue("Access-Control-Allow-Headers"))
                .hasValue("Authorization, Content-Type");
        assertThat(
                        SERVER.get("/api/games", "Origin", "https://evil.example")
                                .headers()
                                .firstValue("Access-Control-Allow-Origin"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/health", "/api/games", "/api/nothing", "/api/tables/x/socket"})
    void everyAnswerIsSafe(String path) {
        var headers = SERVER.get(path).headers();
        assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'self'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(headers.firstValue("Referrer-Policy")).hasValue("no-referrer");
        assertThat(headers.map()).doesNotContainKeys("set-cookie", "server");
    }

    @Test
    void thePageIsKeptUntilItChanges() {
        HttpResponse<String> page = SERVER.get("/");
        assertThat(page.body()).contains("A page to serve");
        assertThat(SERVER.get("/words/en").body()).isEqualTo(page.body());
        String tag = page.headers().firstValue("ETag").orElseThrow();
        assertThat(SERVER.get("/", "If-None-Match", tag).statusCode()).isEqualTo(304);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theBrowserIsGivenItsWords(Language language) {
        String path = "/words/" + language.tag() + ".json";
        HttpResponse<String> words = SERVER.get(path);
        assertThat(words.headers().firstValue("Content-Type").orElse(""))
                .startsWith("application/json");
        assertThat(Bodies.read(Phrasebook.class, words.body(), 1 << 20))
                .satisfies(book -> assertThat(book.language()).isEqualTo(language.tag()))
                .satisfies(
                        book -> assertThat(book.words()).containsKeys("web.start", "story.passes"))
                .satisfies(book -> assertThat(book.words()).doesNotContainKey("serve.open"))
                .satisfies(
                        book -> assertThat(book.names()).containsKeys("card 7", "title merchant"));
        String tag = words.headers().firstValue("ETag").orElseThrow();
        assertThat(SERVER.get(path, "If-None-Match", tag).statusCode()).isEqualTo(304);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/words/xx.json", "/words/../en.json", "/words/EN.json"})
    void otherWordsThereAreNone(String path) {
        assertThat(SERVER.get(path).statusCode()).isEqualTo(404);
    }
}
