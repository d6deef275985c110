package dalmuti.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/// Tables of six over real sockets, all moves on disk before they are told: how much a move costs
/// the server, and how long it takes.
public final class Load {

    private static final int SEATS = 6;
    private static final long SECOND = 1_000_000_000;
    private static final long SETTLES = 3 * SECOND;
    private static final int FEW = 10; // a tenth of the tables warms the server up
    private static final int STOPS_WITHIN = 20;
    private static final String PLAN =
            "{\"game\":\"dalmuti\",\"rules\":\"official"
                + " ending=ROUNDS(1000)\",\"seats\":6,\"listed\":false,"
                + "\"bots\":\"\",\"customs\":{\"turn\":0,\"bank\":0,\"window\":2,\"pause\":0,\"pace\":\"NATURAL\",\"hints\":false,\"chat\":false}}";

    private final HttpClient http = HttpClient.newHttpClient();
    private final ArrayDeque<Turn> ready = new ArrayDeque<>();
    private final List<LoadTable> tables = new ArrayList<>();
    private final Process server;
    private final Processors processors;
    private final int port;
    private final Wires wires;
    private long[] latencies = new long[1 << 16];
    private int arrived;
    private long moves;
    private long refusals;

    private record Turn(LoadTable table, Seat seat) {}

    private Load(Process server, int port, Processors processors) throws IOException {
        this.server = server;
        this.processors = processors;
        this.port = port;
        this.wires = new Wires(port);
    }

    /// @param arguments tables, seconds, moves a second for the paced run; then the JVM options of
    ///   the server, and `--` with the folder or database
    public static void main(String[] arguments) throws Exception {
        int tables = Integer.parseInt(arguments[0]);
        int seconds = Integer.parseInt(arguments[1]);
        int pace = Integer.parseInt(arguments[2]);
        var processors = new Processors(System.getProperty("server.cpu", "0"));
        Path folder = Files.createTempDirectory("dalmuti-load");
        List<String> options = Arrays.asList(arguments).subList(3, arguments.length);
        Process server =
                new ProcessBuilder(command(processors, options, folder))
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try {
            var out =
                    new BufferedReader(
                            new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
            String line = out.readLine();
            while (line != null && !line.startsWith("port ")) {
                line = out.readLine();
            }
            if (line == null) {
                throw new IOException("The server did not start");
            }
            var load = new Load(server, Integer.parseInt(line.substring(5)), processors);
            load.seat(tables / FEW);
            load.run("few tables", seconds, Integer.MAX_VALUE);
            load.hear(SETTLES);
            long before = load.resident();
            load.seat(tables - tables / FEW);
            load.measure(seconds, pace, before);
        } finally {
            server.destroy();
            if (!server.waitFor(STOPS_WITHIN, TimeUnit.SECONDS)) {
                server.destroyForcibly().waitFor();
            }
            delete(folder);
        }
    }

    private static List<String> command(Processors processors, List<String> options, Path folder) {
        var command = new ArrayList<String>();
        command.addAll(
                List.of(
                        "taskset",
                        "-c",
                        processors.numbers(),
                        ProcessHandle.current().info().command().orElseThrow()));
        command.addAll(options);
        command.addAll(
                List.of(
                        "--sun-misc-unsafe-memory-access=allow",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dalmuti.bench.load.LoadServer",
                        System.getProperty("database", folder.toString())));
        return command;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private void seat(int count) throws Exception {
        System.out.printf("seating %d tables of %d%n", count, SEATS);
        for (int i = 0; i < count; i++) {
            var table = new LoadTable(this);
            var tokens = new ArrayList<String>();
            for (int seat = 0; seat < SEATS; seat++) {
                tokens.add(field(post("/api/guests", "", "{\"name\":\"P" + seat + "\"}"), "token"));
            }
            String code = field(post("/api/tables", tokens.getFirst(), PLAN), "code");
            var seats = new ArrayList<Seat>();
            for (int seat = 0; seat < SEATS; seat++) {
                seats.add(new Seat(table, tokens.get(seat), seat));
                seats.getLast().connect(wires, code);
            }
            table.seats(seats);
            wires.listen(SECOND / 100);
            for (Seat seat : seats.subList(1, SEATS)) {
                seat.sit();
            }
            tables.add(table);
        }
        hear(SECOND);
        for (LoadTable table : tables.subList(tables.size() - count, tables.size())) {
            table.seats().getFirst().start();
        }
    }

    private String post(String path, String token, String body) throws Exception {
        var request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                        .header("Content-Type", "application/json");
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        var answer =
                http.send(
                        request.POST(HttpRequest.BodyPublishers.ofString(body)).build(),
                        HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() / 100 != 2) {
            throw new IOException(path + " " + answer.statusCode() + " " + answer.body());
        }
        return answer.body();
    }

    private static String field(String json, String name) {
        int from = json.indexOf("\"" + name + "\":\"") + name.length() + 4;
        return json.substring(from, json.indexOf('"', from));
    }

    private void hear(long nanos) throws IOException {
        long until = System.nanoTime() + nanos;
        for (long now = System.nanoTime(); now < until; now = System.nanoTime()) {
            wires.listen(Math.min(until - now, SECOND / 100));
        }
    }

    private void measure(int seconds, int pace, long before) throws Exception {
        run("warm-up", 2 * seconds, Integer.MAX_VALUE);
        run("saturated", seconds, Integer.MAX_VALUE);
        hear(SETTLES); // what is on its way belongs to the run before
        run("paced", seconds, pace);
        System.out.printf(
                "resident memory: %.0f MB with a tenth of the tables, %.0f MB now: %.0f kB a"
                        + " table%n",
                before / 1e6,
                resident() / 1e6,
                (resident() - before) / 1e3 / (tables.size() - tables.size() / FEW));
        if (refusals > 0) {
            System.out.printf("%d refusals%n", refusals);
        }
    }

    private void run(String name, int seconds, int pace) throws IOException {
        moves = 0;
        arrived = 0;
        long bytes = sum(it -> it.bytes);
        long frames = sum(it -> it.frames);
        long cpu = cpu();
        long stolen = processors.stolen();
        long began = System.nanoTime();
        long now = began;
        while (now < began + seconds * SECOND) {
            long due = pace == Integer.MAX_VALUE ? Long.MAX_VALUE : (now - began) * pace / SECOND;
            while (moves < due && !ready.isEmpty()) {
                Turn turn = ready.poll();
                if (turn.seat().isAsked()) {
                    turn.table().sent(turn.seat());
                    turn.seat().answer();
                    moves++;
                }
            }
            wires.listen(ready.isEmpty() || moves >= due ? 200_000 : 0);
            now = System.nanoTime();
        }
        double elapsed = (now - began) / (double) SECOND;
        long[] sorted = Arrays.copyOf(latencies, arrived);
        Arrays.sort(sorted);
        System.out.printf(
                "%-11s %7.0f moves/s  %6.1f us CPU a move  %4.0f bytes an update  to all six p50"
                        + " %.2f p99 %.2f max %.1f ms  waiting %d  stolen %.1f%%%n",
                name,
                moves / elapsed,
                (cpu() - cpu) / 1e3 / Math.max(1, moves),
                (sum(it -> it.bytes) - bytes) / (double) Math.max(1, sum(it -> it.frames) - frames),
                quantile(sorted, 0.5),
                quantile(sorted, 0.99),
                quantile(sorted, 1),
                ready.size(),
                (processors.stolen() - stolen) / elapsed / processors.count());
    }

    private static double quantile(long[] sorted, double part) {
        return sorted.length == 0 ? 0 : sorted[(int) ((sorted.length - 1) * part)] / 1e6;
    }

    void ready(LoadTable table, Seat seat) {
        ready.add(new Turn(table, seat));
    }

    void arrived(long nanos) {
        if (arrived == latencies.length) {
            latencies = Arrays.copyOf(latencies, 2 * arrived);
        }
        latencies[arrived++] = nanos;
    }

    void refused(String text) {
        refusals++;
        if (refusals < 5) {
            System.out.println(text);
        }
    }

    private long sum(ToLongFunction<Wires.Wire> count) {
        return tables.stream()
                .flatMap(it -> it.seats().stream())
                .map(Seat::wire)
                .mapToLong(count)
                .sum();
    }

    private String[] proc(String file) throws IOException {
        return Files.readString(Path.of("/proc/" + server.pid() + "/" + file)).split(" ", -1);
    }

    /// What the server has used of the processor, in nanoseconds.
    private long cpu() throws IOException {
        String[] fields = proc("stat");
        return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) * 10_000_000;
    }

    private long resident() throws IOException {
        return Long.parseLong(proc("statm")[1]) * 4096;
    }
}
