package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.Settings;
import dalmuti.server.assembly.Server;
import dalmuti.server.play.Flood.Kind;
import dalmuti.wire.rest.Admission;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// How long others wait for their answers while an address floods the server, for which
/// `-Ddalmuti.floods=true` has to be said: it takes minutes, and a machine that does nothing else.
/// Server, flood and those who measure are processes of their own; with two cores the server has
/// one for itself.
@EnabledIfSystemProperty(named = "dalmuti.floods", matches = "true")
class FloodFigures {

    private static final int PEOPLE = 10;
    private static final int EVERY_MS = 100;
    private static final int SECONDS = Integer.getInteger("dalmuti.flood.seconds", 10);
    private static final int ROUNDS = Integer.getInteger("dalmuti.flood.rounds", 3);
    private static final boolean BAR = !Boolean.getBoolean("dalmuti.flood.nobar");

    private static final List<Case> CASES =
            List.of(
                    new Case(Kind.PINGS, 1),
                    new Case(Kind.PINGS, 10),
                    new Case(Kind.PINGS, 100),
                    new Case(Kind.SHORT_VISITS, 100),
                    new Case(Kind.PONGS, 100),
                    new Case(Kind.PIECES, 100),
                    new Case(Kind.HALF_OPEN, 100),
                    new Case(Kind.BELOW_THE_LIMIT, 100));

    private int port;
    private int addresses;
    private Optional<Process> server = Optional.empty();
    private String table = "";
    private final List<Asker> askers = new ArrayList<>();

    private record Case(Kind kind, int sockets) {}

    /// @param busy percent of a core that the server used meanwhile
    private record Figures(long p50, long p99, long most, int answers, long busy) {

        static Figures of(List<Long> micros, long busy) {
            Collections.sort(micros);
            int number = micros.size();
            return new Figures(
                    micros.get(number / 2),
                    micros.get(number * 99 / 100),
                    micros.getLast(),
                    number,
                    busy);
        }

        /// By p99. Other programs on the machine spoil a round now and then.
        static Figures median(List<Figures> rounds) {
            return rounds.stream()
                    .sorted(Comparator.comparingLong(Figures::p99))
                    .toList()
                    .get(rounds.size() / 2);
        }
    }

    /// Somebody who asks something of their table again and again.
    private static final class Asker {

        private final RawSocket socket;
        private int ack;

        Asker(int port, String table, String token) throws IOException {
            socket = RawSocket.connect("127.0.0.1", port);
            assertThat(socket.upgrade(port, table)).isTrue();
            socket.say("{\"type\":\"hello\",\"token\":\"" + token + "\",\"language\":\"en\"}");
        }

        /// How many microseconds each answer took.
        List<Long> ask(int seconds) {
            List<Long> micros = new ArrayList<>();
            try {
                for (int i = 0; i < seconds * 1_000 / EVERY_MS; i++) {
                    long began = System.nanoTime();
                    ack++;
                    boolean away = ack % 2 == 1;
                    socket.say("{\"type\":\"rest\",\"ack\":" + ack + ",\"away\":" + away + "}");
                    while (!socket.next().contains("\"ack\":" + ack)) {
                        // something else
                    }
                    long took = System.nanoTime() - began;
                    micros.add(took / 1_000);
                    TimeUnit.NANOSECONDS.sleep(EVERY_MS * 1_000_000L - took);
                }
            } catch (IOException | InterruptedException e) {
                throw new AssertionError(e);
            }
            return micros;
        }
    }

    @Test
    void othersWaitNoLonger() throws Exception {
        server = Optional.of(started());
        try {
            var reception = new Reception();
            reception.at(URI.create("http://127.0.0.1:" + port));
            for (int i = 0; i < PEOPLE; i++) {
                Admission guest = reception.admit("Asker" + i);
                table = reception.open(guest.token(), Company.PLAN);
                askers.add(new Asker(port, table, guest.token()));
            }
            measured(SECONDS); // until everything is compiled
            Map<String, List<Figures>> all = new LinkedHashMap<>();
            for (int round = 0; round < ROUNDS; round++) {
                note(all, "quiet", measured(SECONDS), "");
                for (Case it : CASES) {
                    during(it, all);
                }
            }
            all.forEach((what, rounds) -> print("median " + what, Figures.median(rounds), ""));
            long quiet = Figures.median(all.getOrDefault("quiet", List.of())).p99();
            assertThat(all).allSatisfy((_, it) -> within(Figures.median(it), 2 * quiet));
        } finally {
            server.ifPresent(Process::destroyForcibly);
        }
    }

    private static void within(Figures figures, long limit) {
        assertThat(figures.p99()).isLessThanOrEqualTo(BAR ? limit : Long.MAX_VALUE);
    }

    private void during(Case it, Map<String, List<Figures>> all) throws Exception {
        addresses++;
        String from = "127.0.1." + addresses;
        Process flood = Flood.start(from, port, table, it.kind(), it.sockets());
        try {
            TimeUnit.SECONDS.sleep(2);
            Figures figures = measured(SECONDS);
            flood.getOutputStream().write('\n');
            flood.getOutputStream().flush();
            String connected =
                    new String(flood.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            note(all, it.toString(), figures, ", connected " + connected.strip());
        } finally {
            flood.destroyForcibly().waitFor();
        }
    }

    private static void note(
            Map<String, List<Figures>> all, String what, Figures figures, String more) {
        print(what, figures, more);
        all.computeIfAbsent(what, _ -> new ArrayList<>()).add(figures);
    }

    private Figures measured(int seconds) {
        long before = busyMillis();
        var answers =
                askers.stream()
                        .map(it -> CompletableFuture.supplyAsync(() -> it.ask(seconds), asking()))
                        .toList();
        List<Long> micros = new ArrayList<>();
        answers.forEach(it -> micros.addAll(it.join()));
        long busy = busyMillis() - before;
        return Figures.of(micros, busy / (10L * seconds));
    }

    /// What the server has used of its core so far.
    private long busyMillis() {
        return server.map(Process::info)
                .flatMap(ProcessHandle.Info::totalCpuDuration)
                .map(Duration::toMillis)
                .orElse(0L);
    }

    private static java.util.concurrent.Executor asking() {
        return work -> Thread.ofPlatform().daemon().start(work);
    }

    private static void print(String what, Figures figures, String more) {
        System.out.printf(
                "%-45s p50 %.1f ms, p99 %.1f ms, most %.1f ms of %d, server busy %d %%%s%n",
                what,
                figures.p50() / 1e3,
                figures.p99() / 1e3,
                figures.most() / 1e3,
                figures.answers(),
                figures.busy(),
                more);
    }

    private Process started() throws IOException {
        Path folder = Files.createTempDirectory("dalmuti-flood");
        var command =
                new ProcessBuilder(
                        "taskset",
                        "-c",
                        "0",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:+UseCompactObjectHeaders",
                        "-Xms160m",
                        "-Xmn96m",
                        "-Xmx512m",
                        "--sun-misc-unsafe-memory-access=allow",
                        "-cp",
                        System.getProperty("dalmuti.flood.path", "")
                                + System.getProperty("java.class.path"),
                        FloodFigures.class.getName(),
                        folder.toString());
        Process process = command.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        var out =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith("port ")) {
                port = Integer.parseInt(line.substring("port ".length()));
                return process;
            }
        }
        throw new AssertionError("The server did not start");
    }

    /// @param arguments the folder of the data
    static void main(String[] arguments) throws InterruptedException {
        Server server = Server.start(Settings.here(Path.of(arguments[0])));
        System.out.println("port " + server.port());
        Thread.currentThread().join();
    }
}
