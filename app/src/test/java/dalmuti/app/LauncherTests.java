package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.app.shell.Status;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Starts the real script. Runs after packaging, for the script starts the jar.
@Timeout(120)
class LauncherTests {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @TempDir private Path folder = Path.of("");

    private Run start(Path launcher, Map<String, String> environment, String... args)
            throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("/bin/sh", launcher.toString()));
        command.addAll(List.of(args));
        var builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().putAll(environment);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        process.getOutputStream().close();
        int status = process.waitFor();
        return new Run(status, Files.readString(out), Files.readString(err));
    }

    private static Map<String, String> jdk() {
        return Map.of("DALMUTI_JAVA_HOME", System.getProperty("java.home"));
    }

    /// A copy of what was built, somewhere else.
    private Path copied() throws IOException {
        Path home = folder.resolve("a folder with spaces");
        Files.createDirectories(home.resolve("jvm"));
        Path built = ROOT.resolve("app/target");
        for (String file : List.of("dalmuti", "find-java", "dalmuti.jar", "jvm/all", "jvm/serve")) {
            Files.copy(built.resolve(file), home.resolve(file));
        }
        Files.createSymbolicLink(home.resolve("lib"), built.resolve("lib"));
        return home.resolve("dalmuti");
    }

    @Test
    void startsFromAnyFolderThroughALinkAndWithSpacesInItsPath() throws Exception {
        Path link = folder.resolve("link");
        Files.createSymbolicLink(link, copied());
        Run run = start(link, jdk(), "--version");
        assertThat(run.err()).isEmpty();
        assertThat(run.good().out()).matches("dalmuti [0-9.]+\n");
    }

    @Test
    void passesArgumentsStreamsAndStatusOn() throws Exception {
        Path launcher = copied();
        Run run =
                start(launcher, jdk(), "simulate", "--rounds", "1", "--seed", "1", "--record", "-");
        Path record = Files.writeString(folder.resolve("é 한 record.drn"), run.good().out());
        Run verified = start(launcher, posix(), "verify", "é 한 record.drn");
        assertThat(verified.good().out()).isEqualTo("1 record, all good\n");
        Files.writeString(record, "nonsense", StandardCharsets.UTF_8);
        assertThat(start(launcher, posix(), "verify", record.getFileName().toString()).status())
                .isEqualTo(Status.FLAWED);
        assertThat(start(launcher, jdk(), "verify").status()).isEqualTo(Status.WRONG_USAGE);
    }

    private static Map<String, String> posix() {
        return Map.of("DALMUTI_JAVA_HOME", System.getProperty("java.home"), "LC_ALL", "C");
    }

    @Test
    void withoutAJdkItSaysWhatToInstall() throws Exception {
        Path launcher = copied();
        Path search = launcher.resolveSibling("find-java");
        String script = Files.readString(search).replaceAll(" (/usr/lib/jvm|/opt)/", " /nowhere/");
        Files.writeString(search, script);
        Path fake = Files.createDirectories(folder.resolve("jdk/bin"));
        Files.writeString(fake.resolve("java"), "#!/bin/sh\n");
        assertThat(fake.resolve("java").toFile().setExecutable(true)).isTrue();
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"21.0.2\"\n");
        Run run =
                start(
                        launcher,
                        Map.of(
                                "JAVA_HOME",
                                folder.resolve("jdk").toString(),
                                "DALMUTI_JAVA_HOME",
                                "",
                                "HOME",
                                folder.toString(),
                                "PATH",
                                ""));
        assertThat(run.err())
                .isEqualTo(
                        "dalmuti: install a JDK 25 or newer (such as Temurin from"
                                + " https://adoptium.net), or set DALMUTI_JAVA_HOME to one\n");
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
    }

    /// With other ends of lines it does not find its labels, and whatever an argument has in it may
    /// not end a block.
    @Test
    void theLauncherForWindowsIsWrittenAsWindowsReadsIt() throws Exception {
        String script = Files.readString(ROOT.resolve("app/target/dalmuti.cmd"));
        assertThat(script.split("\r\n", -1)).noneMatch(it -> it.contains("\n"));
        assertThat(script.lines().filter(it -> it.strip().endsWith("("))).isEmpty();
    }

    @Test
    void withoutMavenItSaysWhatBuilds() throws Exception {
        Path found = Path.of("app/src/main/launcher/find-java");
        Files.createDirectories(folder.resolve(found).getParent());
        Files.copy(ROOT.resolve(found), folder.resolve(found));
        Run run =
                start(
                        Files.copy(ROOT.resolve("dalmuti"), folder.resolve("dalmuti")),
                        Map.of(
                                "DALMUTI_JAVA_HOME", System.getProperty("java.home"),
                                "PATH", folder.toString()));
        assertThat(run.err())
                .isEqualTo("dalmuti: install Maven 3.8 or newer, which builds Dalmuti\n");
        assertThat(run.status()).isEqualTo(1);
    }
}
