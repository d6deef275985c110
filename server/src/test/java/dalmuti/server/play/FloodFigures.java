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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
    private static final int SECONDS = Integer.getInteger("dalmuti.flood.seconds", 15);
    private static final boolean BAR = !Boolean.getBoolean("dalmuti.flood.nobar");

    private int port;
    private String table = "";
    private final List<Asker> askers = new ArrayList<>();

    private record Figures(long p50, long p99, long most, int answers) {

        static Figures of(List<Long> micros) {
            Collections.sort(micros);
            int number = micros.size();
            return new Figures(
                    micros.get(number / 2),
                    micros.get(number * 99 / 100),
                    micros.getLast(),
                    number);
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
        Process server = started();
        try {
            var reception = new Reception();
            reception.at(URI.create("http://127.0.0.1:" + port));
            for (int i = 0; i < PEOPLE; i++) {
                Admission guest = reception.admit("Asker" + i);
                table = reception.open(guest.token(), Company.PLAN);
                askers.add(new Asker(port, table, guest.token()));
            }
            measured(SECONDS); // until everything is compiled
            Figures quiet = measured(SECONDS);
            print("quiet", quiet, "");
            List<Figures> all = new ArrayList<>();
            for (int sockets : List.of(1, 10, 100)) {
                all.add(during(Kind.PINGS, sockets));
            }
            all.add(during(Kind.PONGS, 100));
            all.add(during(Kind.PIECES, 100));
            all.add(during(Kind.HALF_OPEN, 100));
            all.add(during(Kind.BELOW_THE_LIMIT, 100));
            print("quiet again", measured(SECONDS), "");
            assertThat(all).allMatch(it -> !BAR || it.p99() <= 2 * quiet.p99());
        } finally {
            server.destroyForcibly();
        }
    }

    private Figures during(Kind kind, int sockets) throws Exception {
        Process flood = Flood.start(port, table, kind, sockets);
        try {
            TimeUnit.SECONDS.sleep(2);
            Figures figures = measured(SECONDS);
            flood.getOutputStream().write('\n');
            flood.getOutputStream().flush();
            String connected =
                    new String(flood.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            print(kind + " " + sockets, figures, ", connected " + connected.strip());
            return figures;
        } finally {
            flood.destroyForcibly().waitFor();
        }
    }

    private Figures measured(int seconds) {
        var answers =
                askers.stream()
                        .map(it -> CompletableFuture.supplyAsync(() -> it.ask(seconds), asking()))
                        .toList();
        List<Long> micros = new ArrayList<>();
        answers.forEach(it -> micros.addAll(it.join()));
        return Figures.of(micros);
    }

    private static java.util.concurrent.Executor asking() {
        return work -> Thread.ofPlatform().daemon().start(work);
    }

    private static void print(String what, Figures figures, String more) {
        System.out.printf(
                "%-20s p50 %.1f ms, p99 %.1f ms, most %.1f ms of %d%s%n",
                what,
                figures.p50() / 1e3,
                figures.p99() / 1e3,
                figures.most() / 1e3,
                figures.answers(),
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
                        "-Xmx512m",
                        "-XX:+UseSerialGC",
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
