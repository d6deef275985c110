package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.app.release.Release;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Somebody downloads Dalmuti, unpacks it and plays, on a machine without Java.
@Timeout(600)
class DownloadTests {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern OPEN = Pattern.compile("open at http://127.0.0.1:(\\d+) ");
    private static final long MOST_BYTES = 90_000_000;
    private static final int PATIENCE_SECONDS = 240;

    @TempDir private static Path folder;

    private static Release release;
    private static Path plain;
    private static Path whole;

    @BeforeAll
    static void make() throws IOException {
        Path out = Files.createDirectory(folder.resolve("downloads"));
        Path work = Files.createDirectory(folder.resolve("work"));
        release = new Release(ROOT, Main.Version.number(), out, work);
        plain = release.plain();
        whole = release.whole();
    }

    @Test
    void aRoundIsPlayedWithoutAnyJavaOnTheMachine() throws Exception {
        assertThat(whole)
                .isRegularFile()
                .satisfies(it -> assertThat(Files.size(it)).isLessThan(MOST_BYTES));
        Path home = unpack(whole, "an empty folder");
        Path said = folder.resolve("said");
        Process server =
                started(
                        home,
                        said,
                        "serve",
                        "--bind",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--admin-port",
                        "0",
                        "--data",
                        folder.resolve("data").toString());
        try {
            playARound("http://127.0.0.1:" + port(server, said));
        } finally {
            server.destroy();
            assertThat(server.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(Files.readString(said)).endsWith("Dalmuti is closed\n");
    }

    private static void playARound(String url) {
        Path record = folder.resolve("round.drn");
        Run run =
                Run.with(
                        Map.of("XDG_DATA_HOME", folder.resolve("guest").toString()),
                        Typist.tireless(),
                        "play",
                        "--server",
                        url,
                        "--players",
                        "4",
                        "--bots",
                        "cook",
                        "--rounds",
                        "1",
                        "--pace",
                        "instant",
                        "--record",
                        record.toString());
        assertThat(run.good().out()).contains("The match is over");
        assertThat(Run.of("verify", record.toString()).good().out()).contains("all good");
    }

    private static int port(Process server, Path said) throws Exception {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (true) {
            var open = OPEN.matcher(Files.readString(said));
            if (open.find()) {
                return Integer.parseInt(open.group(1));
            }
            assertThat(server.isAlive()).as(Files.readString(said)).isTrue();
            assertThat(System.nanoTime()).isLessThan(until);
            Thread.sleep(50);
        }
    }

    /// What packs is tried on a few files by `ArchiveTests` each time.
    @Test
    @EnabledIfSystemProperty(named = "dalmuti.downloads", matches = "true")
    void theSameSourcesGiveTheSameBytes() throws IOException {
        byte[] before = Files.readAllBytes(plain);
        assertThat(release.plain()).hasBinaryContent(before);
    }

    @Test
    void aDownloadThatWasCutShortIsNoticed() throws Exception {
        Path sums = release.checksums(List.of(plain));
        assertThat(sums).content().endsWith("  " + plain.getFileName() + "\n");
        assertThat(checked(sums)).isZero();
        byte[] bytes = Files.readAllBytes(plain);
        try (var file = FileChannel.open(plain, StandardOpenOption.WRITE)) {
            file.truncate(bytes.length - 1000);
        }
        assertThat(checked(sums)).isNotZero();
        assertThatThrownBy(() -> unpack(plain, "cut")).isInstanceOf(IOException.class);
        Files.write(plain, bytes);
    }

    private static int checked(Path sums) throws Exception {
        return new ProcessBuilder("sha256sum", "--check", "--quiet", sums.toString())
                .directory(folder.resolve("downloads").toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    @Test
    void whatIsMissingIsNamed() throws Exception {
        Path home = unpack(plain, "halves");
        Path jar = home.resolve("dalmuti.jar");
        Files.createDirectories(home.resolve("runtime/bin"));
        assertThat(complaint(home))
                .contains(home.resolve("runtime/bin/java") + " can't be started");
        Files.delete(home.resolve("runtime/bin"));
        Files.createSymbolicLink(
                home.resolve("runtime/bin"), Path.of(System.getProperty("java.home"), "bin"));
        try (Stream<Path> libraries = Files.list(home.resolve("lib"))) {
            Path picocli =
                    libraries.filter(it -> it.toString().contains("picocli")).findFirst().get();
            try (var file = FileChannel.open(picocli, StandardOpenOption.WRITE)) {
                file.truncate(file.size() / 2);
            }
            assertThat(complaint(home)).isEqualTo(unpackAnew(picocli + " is damaged"));
            Files.delete(picocli);
            assertThat(complaint(home)).isEqualTo(unpackAnew(picocli + " is missing"));
        }
        Files.delete(jar);
        assertThat(complaint(home)).startsWith("dalmuti: " + jar + " is missing: unpack");
    }

    private static String unpackAnew(String flaw) {
        return "dalmuti: "
                + flaw
                + ": unpack the download anew, or download it again"
                + " (SHA256SUMS tells whether it is whole)\n";
    }

    private static String complaint(Path home) throws Exception {
        Path said = folder.resolve("complaint");
        assertThat(started(home, said, "--version").waitFor()).isEqualTo(1);
        return Files.readString(said);
    }

    /// With nothing on the path, and nothing in the environment that names a Java.
    private static Process started(Path home, Path said, String... args) throws IOException {
        var command = Stream.concat(Stream.of("/bin/sh", home + "/dalmuti"), Stream.of(args));
        var builder = new ProcessBuilder(command.toList()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().put("PATH", folder.resolve("nothing").toString());
        builder.environment().put("HOME", folder.toString());
        builder.environment().put("DALMUTI_NO_CACHE", "1");
        return builder.redirectOutput(said.toFile()).start();
    }

    /// As `unzip` does, which keeps what may be executed.
    private static Path unpack(Path zip, String name) throws IOException {
        Path target = Files.createDirectory(folder.resolve(name));
        var how = Map.of("enablePosixFileAttributes", "true");
        try (var archive = FileSystems.newFileSystem(URI.create("jar:" + zip.toUri()), how);
                var entries = Files.walk(archive.getPath("/"))) {
            for (Path entry : entries.skip(1).toList()) {
                Path file = target.resolve(entry.toString().substring(1));
                Files.copy(entry, file);
                Files.setPosixFilePermissions(file, Files.getPosixFilePermissions(entry));
            }
        }
        return target.resolve("dalmuti-" + Main.Version.number());
    }
}
