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

/// What the JVM remembers of a start, which halves the time that the next one takes. The first
/// server has it written down by another, a little later and with what time is left; until then it
/// does without. The launcher says where (`app.cache`), for the JVM has to know before Java does.
final class StartupCache implements AutoCloseable {

    private static final Duration LATER = Duration.ofSeconds(15);
    private static final Path NICE = Path.of("/usr/bin/nice");

    private final Path cache;
    private final Thread maker;

    private StartupCache(Path cache) {
        this.cache = cache;
        this.maker = Thread.ofVirtual().unstarted(this::make);
    }

    /// Has it made where it is wanted and not there, or does not fit any more.
    static StartupCache wanted() {
        var made = new StartupCache(Path.of(System.getProperty("app.cache", "")));
        if (System.getProperty("app.cache") != null && System.getenv("DALMUTI_NO_CACHE") == null) {
            made.maker.start();
        }
        return made;
    }

    private void make() {
        try {
            Thread.sleep(LATER);
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
                if (held != null && rehearse() == 0) {
                    Files.move(beside("new"), cache, StandardCopyOption.REPLACE_EXISTING);
                    Files.writeString(fits, program);
                }
            }
        } catch (IOException e) {
            return; // where nothing can be written nothing is remembered
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Path beside(String ending) {
        return cache.resolveSibling(cache.getFileName() + "." + ending);
    }

    /// What a cache is made for, in words that differ when it does not fit.
    private static String program() throws IOException {
        Path jar = jar();
        return String.join(
                " ",
                System.getProperty("java.vm.version", ""),
                String.valueOf(Files.size(jar)),
                Files.getLastModifiedTime(jar).toString());
    }

    private static Path jar() {
        return Path.of(System.getProperty("java.class.path", ""));
    }

    private int rehearse() throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(rehearsal())
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        try {
            return process.waitFor();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    /// This JVM's own flags, for a cache fits no others.
    private List<String> rehearsal() {
        var command = new ArrayList<String>();
        if (Files.isExecutable(NICE)) {
            command.addAll(List.of(NICE.toString(), "-n", "19"));
        }
        command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(it -> !it.startsWith("-XX:AOTCache") && !it.startsWith("-Dapp."))
                .forEach(command::add);
        command.add("-XX:AOTCacheOutput=" + beside("new"));
        command.addAll(List.of("-jar", jar().toString(), "serve", "--rehearse"));
        return command;
    }

    @Override
    public void close() {
        maker.interrupt();
    }
}
