package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.parallel.ExecutionMode.CONCURRENT;

import dalmuti.View;
import dalmuti.app.remote.News;
import dalmuti.app.remote.Picture;
import dalmuti.app.remote.RemoteBot;
import dalmuti.app.remote.ServerAddress;
import dalmuti.app.remote.ServerApi;
import dalmuti.app.remote.Visit;
import dalmuti.bots.RandomBot;
import dalmuti.testkit.Ports;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;

import java.io.InputStream;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/// Plays at a real server, over real sockets.
@Timeout(120)
class RemoteTests {

    @TempDir private static Path data = Path.of("");
    private static OpenHouse house;

    @TempDir private Path folder = Path.of("");

    @BeforeAll
    static void open() {
        house = new OpenHouse(data);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private Map<String, String> person(String who) {
        return Map.of("XDG_CONFIG_HOME", folder.resolve(who).toString(), "USER", who);
    }

    /// Somebody who takes their time, so that others can come in between.
    private static InputStream slowTypist() {
        return new java.io.FilterInputStream(Typist.tireless()) {
            @Override
            public int read(byte[] into, int from, int count) throws java.io.IOException {
                try {
                    Thread.sleep(15);
                } catch (InterruptedException e) {
                    throw new java.io.IOException(e);
                }
                return super.read(into, from, count);
            }
        };
    }

    @Test
    @Execution(CONCURRENT)
    void aWholeMatchIsPlayedAndKept() throws Exception {
        Path record = folder.resolve("match.drn");
        Run run =
                Run.with(
                        person("Zoe"),
                        Typist.tireless(),
                        "play",
                        "--server",
                        house.url(),
                        "--players",
                        "4",
                        "--bots",
                        "cook,peasant",
                        "--rounds",
                        "1",
                        "--pace",
                        "instant",
                        "--record",
                        record.toString());
        assertThat(run.good().out())
                .contains("1 Zoe (you)", "The match is over", "the match is saved in " + record)
                .contains("(PLAY-2)"); // what the server refuses is said with its rule
        assertThat(Run.of("verify", record.toString()).good().out()).contains("all good");
        assertThat(Files.readString(record)).as("Zoe's number").containsPattern("A [0-9a-f]{64}");
        Path token =
                folder.resolve("Zoe/dalmuti/servers")
                        .resolve(house.url().substring(7).replace(':', '_'));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(token)))
                .isEqualTo("rw-------");
    }

    @Test
    @Execution(CONCURRENT)
    void theOtherGameIsPlayedInSpanish() {
        Run run =
                Run.with(
                        person("Ines"),
                        Typist.tireless(),
                        "play",
                        "--server",
                        house.url(),
                        "--lang",
                        "es",
                        "--game",
                        "grapples",
                        "--rounds",
                        "1",
                        "--pace",
                        "instant");
        assertThat(run.good().out())
                .contains(
                        "Ines (tú)", "el registro de la partida: " + house.url() + "/api/matches/");
    }

    @Test
    void peopleBotsAndOnlookersMeetAtATable() throws Exception {
        var address = ServerAddress.of(house.url());
        try (HttpClient client = HttpClient.newHttpClient()) {
            var reception = new ServerApi(client, address, "en");
            String token = reception.admit("Host");
            var customs = new Plan.Customs(0, 0, 2, 0, Plan.Pace.INSTANT, true, true);
            String code =
                    reception.open(
                            new Plan("dalmuti", "official ending=ROUNDS(1)", 4, false, "", customs),
                            token);
            try (Visit host = Visit.to(client, address, code, new Request.Hello(token, "en"))) {
                var person =
                        new Going(
                                person("Ana"),
                                Typist.tireless(),
                                "play",
                                "--server",
                                house.url(),
                                "--table",
                                code);
                person.awaits("you sit on chair 2");
                var watcher =
                        new Going(
                                person("Bo"),
                                InputStream.nullInputStream(),
                                "play",
                                "--server",
                                house.url(),
                                "--table",
                                code,
                                "--watch");
                watcher.awaits("you look on");
                var bots =
                        new Going(
                                Map.of(),
                                InputStream.nullInputStream(),
                                "bot",
                                "join",
                                house.url(),
                                code,
                                "--count",
                                "2",
                                "--bot",
                                program());
                awaitsFull(host);
                host.table().send(Request.Start::new);
                host.table().send(ack -> new Request.Say(ack, "Good luck"));
                String match =
                        new RemoteBot<>(
                                        host,
                                        new DalmutiJson(),
                                        View::legal,
                                        new RandomBot<>(),
                                        new SplittableRandom(1))
                                .play(Optional.of(0));
                assertThat(bots.good()).contains(address.record(match).toString());
                assertThat(person.good()).contains("The match is over", match);
                assertThat(watcher.good())
                        .contains("Bot 1 (bot) sits down", "Bot 2 (bot) sits down")
                        .contains("Host: Good luck", "The match is over", match)
                        .doesNotContain("Your hand");
            }
            client.shutdownNow();
        }
    }

    private static String program() {
        boolean python = Files.isExecutable(Path.of("/usr/bin/python3"));
        return python ? "program:/usr/bin/python3 ../examples/bot.py" : "greedy";
    }

    private static void awaitsFull(Visit host) throws InterruptedException {
        Picture picture = host.first();
        while (picture.table().seats().stream().anyMatch(it -> it.kind() == Parts.Kind.FREE)) {
            if (host.news().take() instanceof News.Changed(var now, _)) {
                picture = now;
            }
        }
    }

    @Test
    @Execution(CONCURRENT)
    void aServerThatStopsAndComesBackLosesNothing() throws Exception {
        Path record = folder.resolve("match.drn");
        try (var own = new OpenHouse(Files.createDirectory(folder.resolve("data")))) {
            var going =
                    new Going(
                            person("Zoe"),
                            slowTypist(),
                            "play",
                            "--server",
                            own.url(),
                            "--players",
                            "5",
                            "--rounds",
                            "1",
                            "--pace",
                            "instant",
                            "--record",
                            record.toString());
            going.awaits("Trick 2");
            own.restart();
            assertThat(going.good())
                    .containsSubsequence(
                            "the connection is lost",
                            "the connection is back",
                            "The match is over");
        }
        assertThat(Run.of("verify", record.toString()).good().out()).contains("all good");
    }

    @Test
    void whatIsInTheWayIsSaidInASentence() throws Exception {
        int closed = Ports.free();
        assertThat(play("--server", "localhost:" + closed).flawed().err())
                .isEqualTo(
                        "dalmuti: there is no Dalmuti server at http://localhost:" + closed + "\n");
        assertThat(play("--server", "ftp://x").misused().err())
                .startsWith("dalmuti: \"ftp://x\" is no address of a server");
        assertThat(play("--server", house.url(), "--table", "NOSUCH").flawed().err())
                .isEqualTo("dalmuti: there is no such table\n");
        assertThat(play("--server", house.url(), "--bots", "nobody").flawed().err())
                .isEqualTo("dalmuti: there is no bot of the level nobody (bots)\n");
        assertThat(play("--server", house.url(), "--players", "15").flawed().err())
                .contains("(seats)");
        assertThat(play("--table", "ABC").misused().err()).contains("need --server");
        assertThat(play("--server", house.url(), "--watch").misused().err()).contains("--table");
        assertThat(play("--server", house.url(), "--resume").misused().err()).contains("--resume");
        assertThat(Run.of("bot", "join", house.url(), "NOSUCH", "--bot", "knight").flawed().err())
                .isEqualTo("dalmuti: there is no such table\n");
        assertThat(Run.of("bot", "join", house.url(), "X", "--bot", "nobody").misused().err())
                .contains("there is no bot nobody");
    }

    private Run play(String... options) {
        String[] all = new String[options.length + 1];
        all[0] = "play";
        System.arraycopy(options, 0, all, 1, options.length);
        return Run.with(person("Zoe"), "", all);
    }
}
