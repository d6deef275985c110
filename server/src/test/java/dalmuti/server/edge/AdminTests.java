package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.Metrics;
import dalmuti.server.Settings;
import dalmuti.server.edge.operator.Admin;
import dalmuti.server.edge.operator.FigureHistory;
import dalmuti.server.edge.operator.OperatorTokens;
import dalmuti.wire.operator.Overview;
import dalmuti.wire.operator.Reported;
import dalmuti.wire.operator.Reports;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.table.Notice;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What whoever runs the server sees and does.
class AdminTests {

    private static final String TOKEN = "annas-token-for-the-tests";

    private final Running server = Running.usual();
    private final Admin admin;

    AdminTests(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("tokens"), "anna " + TOKEN + "\n");
        var tokens = OperatorTokens.of(new Settings.Operators(file, Optional.empty()));
        admin = Admin.open(0, server.behind().parts(), server.metrics(), server.edge(), tokens);
    }

    @AfterEach
    void stop() {
        admin.close();
        server.close();
    }

    private HttpResponse<String> ask(String method, String path, String... headers)
            throws Exception {
        var all = new ArrayList<>(List.of("Authorization", "Bearer " + TOKEN));
        all.addAll(List.of(headers));
        return askAs(method, path, all.toArray(String[]::new));
    }

    private HttpResponse<String> askAs(String method, String path, String... headers)
            throws Exception {
        var request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + admin.port() + path))
                        .timeout(Running.LIMIT)
                        .method(method, BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return server.http().send(request.build(), BodyHandlers.ofString());
    }

    @Test
    void figuresAreThoseOfPrometheus() throws Exception {
        server.call("T1").hello("");
        String text = ask("GET", "/metrics").body();
        assertThat(text)
                .contains(
                        """
                        # HELP dalmuti_sockets Open sockets
                        # TYPE dalmuti_sockets gauge
                        dalmuti_sockets 1.0
                        """);
        assertThat(text.lines())
                .allMatch(it -> it.startsWith("# ") || it.matches("[a-z_]+(\\{.*})? [0-9.E+-]+"));
    }

    @Test
    void metricsAreWrittenInTheFormatOfPrometheus() {
        var metrics = new Metrics();
        var seconds = metrics.seconds("answers", "Seconds to answer", "status").labelValues("200");
        seconds.observe(0.001);
        seconds.observe(0.3);
        seconds.observe(5);
        metrics.counter("commits_total", "Commits", () -> 7);
        metrics.counter("refused_total", "Refused").inc(2);
        assertThat(metrics.text())
                .contains(
                        """
                        # HELP dalmuti_answers Seconds to answer
                        # TYPE dalmuti_answers histogram
                        dalmuti_answers_bucket{status="200",le="0.001"} 1
                        """,
                        """
                        dalmuti_answers_bucket{status="200",le="0.1"} 1
                        dalmuti_answers_bucket{status="200",le="0.5"} 2
                        dalmuti_answers_bucket{status="200",le="2.0"} 2
                        dalmuti_answers_bucket{status="200",le="+Inf"} 3
                        dalmuti_answers_count{status="200"} 3
                        dalmuti_answers_sum{status="200"} 5.301
                        # HELP dalmuti_commits_total Commits
                        # TYPE dalmuti_commits_total counter
                        dalmuti_commits_total 7.0
                        # HELP dalmuti_refused_total Refused
                        # TYPE dalmuti_refused_total counter
                        dalmuti_refused_total 2.0
                        """);
    }

    @Test
    void reportsAreResolvedAndPeopleBanned() throws Exception {
        server.behind()
                .reports
                .add(new Reports.Report("r1", 0, "T1", "g1", "g2", "192.0.2.9", "rude"));
        Reported reported = Bodies.read(Reported.class, ask("GET", "/reports").body(), 1 << 16);
        assertThat(reported.people()).extracting(Reported.Person::about).containsExactly("g2");
        String about = ask("GET", "/reports?about=g2&page=1").body();
        Reports reports = Bodies.read(Reports.class, about, 1 << 16);
        assertThat(reports.reports().getFirst().address()).isEqualTo("192.0.2.9");
        assertThat(ask("POST", "/bans?whom=g2&hours=2").statusCode()).isEqualTo(200);
        assertThat(server.behind().people.bannedUntil("g2")).isPresent();
        assertThat(ask("POST", "/reports/r1/resolve").statusCode()).isEqualTo(200);
        assertThat(ask("POST", "/reports/r1/resolve").statusCode()).isEqualTo(404);
        assertThat(ask("POST", "/reports/resolve?about=g2").statusCode()).isEqualTo(404);
        assertThat(ask("GET", "/reports?page=x").statusCode()).isEqualTo(400);
        assertThat(ask("DELETE", "/bans?whom=g2").statusCode()).isEqualTo(200);
        assertThat(ask("DELETE", "/bans?whom=g2").statusCode()).isEqualTo(404);
        assertThat(ask("POST", "/bans?whom=g2&hours=many").statusCode()).isEqualTo(400);
    }

    @Test
    void itCanBeDrained() throws Exception {
        assertThat(ask("GET", "/ready").statusCode()).isEqualTo(200);
        assertThat(ask("POST", "/drain").statusCode()).isEqualTo(200);
        assertThat(ask("GET", "/ready").statusCode()).isEqualTo(503);
        assertThat(ask("GET", "/health").statusCode()).isEqualTo(200);
    }

    @Test
    void aBackupSaysWhereItIs() throws Exception {
        assertThat(ask("POST", "/backup").body()).isEqualTo("copy.zip\n");
    }

    @Test
    void nothingIsShownOrDoneWithoutAToken() throws Exception {
        for (String path : List.of("/overview", "/people?like=a", "/reports")) {
            assertThat(askAs("GET", path).statusCode()).isEqualTo(401);
        }
        assertThat(askAs("POST", "/drain", "Authorization", "Bearer wrong").statusCode())
                .isEqualTo(401);
        assertThat(askAs("POST", "/drain?token=" + TOKEN).statusCode()).isEqualTo(401);
        assertThat(server.edge().isReady()).isTrue();
        assertThat(server.behind().done.entries).isEmpty();
    }

    @Test
    void afterTenWrongTokensNoneIsLookedAtForAWhile() throws Exception {
        for (int i = 0; i < 10; i++) {
            askAs("GET", "/overview", "Authorization", "Bearer guess" + i);
        }
        HttpResponse<String> answer = ask("GET", "/overview");
        assertThat(answer.statusCode()).isEqualTo(429);
        assertThat(answer.headers().firstValueAsLong("Retry-After").orElseThrow())
                .isBetween(1L, 60L);
        assertThat(askAs("GET", "/health").statusCode()).isEqualTo(200);
    }

    @Test
    void thePageItselfIsEmptyAndRunsNoScriptButItsOwn() throws Exception {
        HttpResponse<String> page = askAs("GET", "/");
        assertThat(page.body()).contains("<script src=\"/operator.js\" defer></script>");
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'");
        assertThat(askAs("GET", "/operator.js").headers().firstValue("Content-Type"))
                .contains("text/javascript; charset=utf-8");
        assertThat(askAs("GET", "/operator.css").statusCode()).isEqualTo(200);
    }

    @Test
    void itsOwnPageMayRunTheServer() throws Exception {
        String own = "http://127.0.0.1:" + admin.port();
        assertThat(ask("POST", "/drain", "Origin", own).statusCode()).isEqualTo(200);
    }

    @Test
    void whatIsDoneIsWrittenDownWithWhoDidIt() throws Exception {
        ask("POST", "/bans?whom=g2&hours=2&reason=rude");
        ask("POST", "/bans?whom=&hours=2");
        ask("DELETE", "/bans?whom=g2");
        ask("GET", "/reports");
        assertThat(server.behind().done.entries)
                .extracting(it -> it.operator() + ": " + it.action().split(" is ", 2)[0])
                .containsExactly("anna: DELETE /bans: g2", "anna: POST /bans: g2");
    }

    @Test
    void oneLookShowsAll() throws Exception {
        server.behind().people.admit("Ana");
        ask("POST", "/bans?whom=g2");
        Overview seen = Bodies.read(Overview.class, ask("GET", "/overview").body(), 1 << 20);
        assertThat(seen.operator()).isEqualTo("anna");
        assertThat(seen.state()).isEqualTo("ready");
        assertThat(seen.bans()).extracting(Overview.Ban::whom).containsExactly("g2");
        assertThat(seen.done()).hasSize(1);
        assertThat(seen.curves()).extracting(Overview.Curve::name).contains("People connected");
        assertThat(ask("GET", "/people?like=g1").body()).contains("\"name\":\"Ana\"");
    }

    @Test
    void figuresAreKeptForAnHourAndNoLonger() {
        var history = new FigureHistory(server.metrics());
        for (int i = 0; i < 400; i++) {
            history.look();
        }
        assertThat(history.curves()).allSatisfy(it -> assertThat(it.values()).hasSize(360));
    }

    @Test
    void pagesInABrowserMayNotRunTheServer() throws Exception {
        assertThat(ask("POST", "/drain", "Origin", "http://localhost:8080").statusCode())
                .isEqualTo(403);
        assertThat(server.edge().isReady()).isTrue();
    }

    @Test
    void whoeverIsBannedIsHungUpOnAtOnce() throws Exception {
        var ana = server.behind().people.admit("Ana");
        Caller hers = server.call("T1").hello(ana.token());
        Caller onlooker = server.call("T1").hello("");
        server.behind().host.visits.take();
        server.behind().host.visits.take();
        String answer = ask("POST", "/bans?whom=" + ana.guest().id()).body();
        assertThat(answer).contains("1 sockets closed");
        assertThat(hers.next())
                .isEqualTo(new Notice.Farewell(Notice.Why.NOT_WELCOME, Optional.empty()));
        assertThat(hers.closed()).isEqualTo(4003);
        assertThat(ask("POST", "/bans?whom=127.0.0.1").body()).contains("1 sockets closed");
        assertThat(onlooker.closed()).isEqualTo(4003);
    }

    @Test
    void aBanOfAnotherMachineIsHeededBeforeLong() throws Exception {
        var ana = server.behind().people.admit("Ana");
        Caller hers = server.call("T1").hello(ana.token());
        server.behind().host.visits.take();
        server.behind().people.banned.put(ana.guest().id(), Instant.now().plusSeconds(60));
        assertThat(hers.closed()).isEqualTo(4003);
    }

    @ParameterizedTest
    @CsvSource({
        "2001:db8:1:2::7,       2001:db8:1:2::/64",
        "2001:db8:1:2:3:4:5:6,  2001:db8:1:2::/64",
        "2001:DB8:1:2::/64,     2001:db8:1:2::/64",
        "2001:db8:1:2::7/128,   2001:db8:1:2::/64",
        "::1,                   0:0:0:0::/64",
        "::ffff:192.0.2.7,      192.0.2.7",
        "192.0.2.7,             192.0.2.7",
        "192.0.2.7/32,          192.0.2.7",
        "Zm9vYmFyYmF6,          Zm9vYmFyYmF6"
    })
    void anAddressIsBannedAsItIsTyped(String typed, String banned) throws Exception {
        String query = URLEncoder.encode(typed, StandardCharsets.UTF_8);
        assertThat(ask("POST", "/bans?whom=" + query).statusCode()).isEqualTo(200);
        assertThat(server.behind().people.banned).containsOnlyKeys(banned);
        assertThat(ask("DELETE", "/bans?whom=" + query).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2001:db8::/48",
                "192.0.2.0/24",
                "1.2",
                "300.1.1.1",
                "example.org",
                "2001:db8:::1",
                "::1%25eth0"
            })
    void whatIsNoAddressIsNotBanned(String typed) throws Exception {
        String query = URLEncoder.encode(typed, StandardCharsets.UTF_8);
        var answer = ask("POST", "/bans?whom=" + query);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("no address");
        assertThat(server.behind().people.banned).isEmpty();
    }
}
