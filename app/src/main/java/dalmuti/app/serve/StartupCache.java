package dalmuti.app.serve;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What the JVM remembers of a start, which halves the time that the next one takes. The first
/// server has it written down by another, a little later and with what time is left; until then it
/// does without. The launcher says where (`app.cache`), for the JVM has to know before Java does.
final class StartupCache implements AutoCloseable {

    private static final Duration LATER = Duration.ofSeconds(15);
    private static final Duration TO_END = Duration.ofSeconds(10);
    private static final Path NICE = Path.of("/usr/bin/nice");

    private final Path jar;
    private final Path cache;
    private final List<String> rehearsal;
    private final Thread maker;

    /// @param rehearsal the command that writes the cache, where its [#draft] is
    StartupCache(Path jar, Path cache, List<String> rehearsal, Duration later) {
        this.jar = jar;
        this.cache = cache;
        this.rehearsal = rehearsal;
        this.maker = Thread.ofVirtual().unstarted(() -> make(later));
    }

    /// Whether this start takes longer than those that come after it.
    static boolean isAbsent() {
        String cache = System.getProperty("app.cache");
        return cache != null && !Files.exists(Path.of(cache));
    }

    /// Has it made where it is wanted and not there, or does not fit any more.
    static StartupCache wanted() {
        Path jar = Path.of(System.getProperty("java.class.path", ""));
        Path cache = Path.of(System.getProperty("app.cache", ""));
        var made = new StartupCache(jar, cache, rehearsal(jar, draft(cache)), LATER);
        if (System.getProperty("app.cache") != null && System.getenv("DALMUTI_NO_CACHE") == null) {
            made.start();
        }
        return made;
    }

    void start() {
        maker.start();
    }

    private void make(Duration later) {
        try {
            Thread.sleep(later);
            String program = program();
            Path fits = beside("for");
            if (Files.exists(cache)
                    && Files.exists(fits)
                    && Files.readString(fits).equals(program)) {
                return;
            }
            Files.createDirectories(cache.resolveSibling("."));
            try (var lock =
                            FileChannel.open(
                                    beside("lock"),
                                    StandardOpenOption.CREATE,
                                    StandardOpenOption.WRITE);
                    var held = lock.tryLock()) {
                if (held != null && isRehearsed()) {
                    Files.writeString(fits, program);
                }
            }
        } catch (IOException e) {
            return; // where nothing can be written nothing is remembered
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isRehearsed() throws IOException, InterruptedException {
        try {
            if (rehearse() != 0) {
                return false;
            }
            Files.move(draft(cache), cache, StandardCopyOption.REPLACE_EXISTING);
            return true;
        } finally {
            Files.deleteIfExists(draft(cache));
            Files.deleteIfExists(beside("new.config")); // the JVM's own, as large
        }
    }

    private static Path draft(Path cache) {
        return cache.resolveSibling(cache.getFileName() + ".new");
    }

    private Path beside(String ending) {
        return cache.resolveSibling(cache.getFileName() + "." + ending);
    }

    /// What a cache is made for, in words that differ when it does not fit.
    private String program() throws IOException {
        return String.join(
                " ",
                System.getProperty("java.vm.version", ""),
                String.valueOf(Files.size(jar)),
                Files.getLastModifiedTime(jar).toString());
    }

    private int rehearse() throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(rehearsal)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try {
            return process.waitFor();
        } finally {
            var all = Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
            all.forEach(ProcessHandle::destroyForcibly);
            all.forEach(it -> it.onExit().join());
        }
    }

    /// This JVM's own flags, for a cache fits no others.
    private static List<String> rehearsal(Path jar, Path draft) {
        var command = new ArrayList<String>();
        if (Files.isExecutable(NICE)) {
            command.addAll(List.of(NICE.toString(), "-n", "19"));
        }
        command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(it -> !it.startsWith("-XX:AOTCache") && !it.startsWith("-Dapp."))
                .forEach(command::add);
        command.add("-XX:AOTCacheOutput=" + draft);
        command.addAll(List.of("-jar", jar.toString(), "serve", "--rehearse"));
        return command;
    }

    /// What was begun is given up, and nothing of it left.
    @Override
    public void close() {
        if (!maker.isAlive()) { // as where none is wanted
            return;
        }
        maker.interrupt();
        try {
            maker.join(TO_END);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
