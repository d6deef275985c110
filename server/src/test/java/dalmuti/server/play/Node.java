package dalmuti.server.play;

import dalmuti.server.Durability;
import dalmuti.server.Settings;
import dalmuti.server.assembly.Server;
import dalmuti.server.store.jdbc.Database;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A whole server in a process of its own, so that it can be killed.
final class Node implements AutoCloseable {

    private static final int PLENTY = 1_000_000;
    private static final int STOPS_WITHIN_S = 60;

    /// As usual, but that one address may be everybody.
    private static final Settings.Limits LIMITS =
            new Settings.Limits(
                    4 << 10, 16 << 10, 2 << 20, PLENTY, PLENTY, 256, 256 << 10, PLENTY, PLENTY,
                    PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY);

    private final Process process;
    private final URI address;
    private final Path log;

    private Node(Process process, URI address, Path log) {
        this.process = process;
        this.address = address;
        this.log = log;
    }

    /// Where a database is, as one word.
    static String url(Database.Access access) {
        return access.url().startsWith("jdbc:postgresql")
                ? access.url() + "?user=%s&password=%s".formatted(access.user(), access.password())
                : access.url().replaceFirst("^jdbc:sqlite:(.*)/[^/]*$", "$1");
    }

    /// A server of one.
    static Node start(Database.Access access) {
        return started(url(access), List.of());
    }

    /// @param prefix a command that runs the server as another command
    static Node start(List<String> prefix, Database.Access access) {
        String path = System.getProperty("java.class.path");
        return started(prefix, List.of(), path, url(access), List.of());
    }

    /// A machine of a cluster.
    static Node start(Database.Access access, String address) {
        return start(url(access), address, TestKeys.FOLDER);
    }

    static Node start(String database, String address, Path keys) {
        return started(database, List.of(address, keys.toString()));
    }

    /// A machine that the others reach through a gate.
    ///
    /// @param port where it listens itself
    static Node start(String database, String address, int port) {
        return started(
                List.of(),
                List.of("-Dpekko.remote.artery.bind.port=" + port),
                System.getProperty("java.class.path"),
                database,
                List.of(address, TestKeys.FOLDER.toString()));
    }

    /// A machine with an older program.
    ///
    /// @param classes of that program and its tests, as a class path
    static Node older(String classes, Database.Access access, String address) {
        Set<Path> newer = Set.of(place(Node.class), place(Server.class));
        String libraries =
                Arrays.stream(System.getProperty("java.class.path").split(":", -1))
                        .filter(it -> !newer.contains(Path.of(it).toAbsolutePath().normalize()))
                        .collect(Collectors.joining(":"));
        return started(
                List.of(), List.of(), classes + ":" + libraries, url(access), List.of(address));
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static Node started(String database, List<String> cluster) {
        return started(
                List.of(), List.of(), System.getProperty("java.class.path"), database, cluster);
    }

    private static Node started(
            List<String> prefix,
            List<String> options,
            String path,
            String database,
            List<String> cluster) {
        try {
            Path log = Files.createTempFile("dalmuti-node", ".log");
            log.toFile().deleteOnExit();
            var command = new ArrayList<>(prefix);
            command.addAll(
                    List.of(
                            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                            "-Xmx256m",
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "--sun-misc-unsafe-memory-access=allow",
                            "-cp",
                            path));
            command.addAll(options);
            command.add(Node.class.getName());
            command.add(database);
            command.addAll(cluster);
            Process process = new ProcessBuilder(command).redirectError(log.toFile()).start();
            return new Node(process, URI.create("http://127.0.0.1:" + port(process, log)), log);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static int port(Process process, Path log) throws IOException {
        var out =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith("port ")) {
                return Integer.parseInt(line.substring("port ".length()));
            }
        }
        throw new AssertionError("The server did not start: " + Files.readString(log));
    }

    URI address() {
        return address;
    }

    long pid() {
        return process.pid();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /// The threads of its process.
    int threads() {
        try {
            return Files.readAllLines(Path.of("/proc", String.valueOf(pid()), "status")).stream()
                    .filter(line -> line.startsWith("Threads:"))
                    .map(line -> line.replaceAll("\\D", ""))
                    .mapToInt(Integer::parseInt)
                    .sum();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /// The TCP ports at which its process listens.
    Set<Integer> ports() {
        try (var files = Files.list(Path.of("/proc", String.valueOf(pid()), "fd"))) {
            Set<String> own = files.map(Node::target).collect(Collectors.toSet());
            var ports = new TreeSet<Integer>();
            for (String table : List.of("tcp", "tcp6")) {
                for (String line : Files.readAllLines(Path.of("/proc/net", table))) {
                    String[] fields = line.strip().split("\\s+", -1);
                    if (fields[3].equals("0A") && own.contains("socket:[" + fields[9] + "]")) {
                        ports.add(Integer.parseInt(fields[1].replaceAll(".*:", ""), 16));
                    }
                }
            }
            return ports;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException _) {
            return ""; // closed meanwhile
        }
    }

    /// The kilobytes of all that is alive on its heap.
    int heap() {
        Matcher total =
                Pattern.compile("Total\\s+\\d+\\s+(\\d+)").matcher(ask("GC.class_histogram"));
        if (!total.find()) {
            throw new AssertionError("jcmd does not say");
        }
        return (int) (Long.parseLong(total.group(1)) >> 10);
    }

    private String ask(String command) {
        try {
            Process asking =
                    new ProcessBuilder(
                                    Path.of(System.getProperty("java.home"), "bin", "jcmd")
                                            .toString(),
                                    String.valueOf(pid()),
                                    command)
                            .redirectErrorStream(true)
                            .start();
            return new String(asking.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /// What it has complained about.
    String log() {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    void isReadyWithin(Duration limit) {
        Pause.until(limit, this::isReady, this::log);
    }

    boolean isReady() {
        var request = HttpRequest.newBuilder(address.resolve("/ready")).build();
        try (var http = HttpClient.newHttpClient()) {
            return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// As when a whole machine stands still.
    void sleeps() {
        signal("STOP");
    }

    void wakes() {
        signal("CONT");
    }

    private void signal(String name) {
        try {
            new ProcessBuilder("kill", "-" + name, String.valueOf(pid())).start().waitFor();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// As with `kill -9`: it does not get to do anything any more.
    void kill() {
        try {
            List<ProcessHandle> traced = process.descendants().toList();
            traced.forEach(ProcessHandle::destroyForcibly);
            if (traced.isEmpty()) { // otherwise whoever traces it ends with it
                process.destroyForcibly();
            }
            process.waitFor();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// As with `kill`: it is asked to stop. Says how many milliseconds that took.
    long drain() {
        long began = System.nanoTime();
        process.destroy();
        try {
            if (!process.waitFor(STOPS_WITHIN_S, TimeUnit.SECONDS)) {
                throw new AssertionError("The server does not stop: " + log());
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return (System.nanoTime() - began) / 1_000_000;
    }

    @Override
    public void close() {
        kill();
    }

    /// @param arguments the folder or URL of the data; then the address in the cluster and the
    ///   folder of keys, if any
    static void main(String[] arguments) throws InterruptedException {
        boolean url = arguments[0].startsWith("jdbc:");
        Optional<Settings.Cluster> cluster =
                arguments.length == 1
                        ? Optional.empty()
                        : Optional.of(Settings.Cluster.at(arguments[1], Path.of(arguments[2])));
        Server server =
                Server.start(
                        new Settings(
                                new Settings.Address("127.0.0.1", 0, 0),
                                Path.of(url ? "." : arguments[0]),
                                Optional.of(arguments[0]).filter(_ -> url),
                                Optional.empty(),
                                Settings.Front.NONE,
                                Set.of(),
                                cluster,
                                LIMITS,
                                Settings.USUAL_IDLE,
                                url ? Durability.CRASH : Durability.POWER,
                                Settings.Operators.in(Path.of(url ? "." : arguments[0]))));
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        System.out.println("port " + server.port());
        Thread.currentThread().join();
    }
}
