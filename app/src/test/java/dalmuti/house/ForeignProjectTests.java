package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Somebody else builds on what is published, with Maven and nothing else of ours. Runs after
/// packaging, for it takes the jars.
@Timeout(600)
class ForeignProjectTests {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final String GROUP = "io/github/dalmuti";

    /// What is published, by the folder of each module.
    private static final Map<String, String> PUBLISHED =
            Map.of(
                    "contract", "contract",
                    "dalmuti", "great-dalmuti",
                    "grapples", "grapples",
                    "bots", "bots");

    private static final String TOGETHER =
            """
            <project>
              <modelVersion>4.0.0</modelVersion>
              <groupId>example</groupId>
              <artifactId>together</artifactId>
              <version>1</version>
              <packaging>pom</packaging>
              <modules><module>java-bot</module><module>whole-match</module></modules>
            </project>
            """;

    private static final List<String> EXAMPLES = List.of("java-bot", "whole-match");

    @TempDir private static Path repository;

    /// What all examples print.
    private static String said = "";

    @BeforeAll
    static void build() throws Exception {
        install();
        said = run();
    }

    /// Lays the artifacts out as `mvn install` does, in a repository of their own; the plugins are
    /// those that this build has fetched already.
    private static void install() throws IOException {
        link(own(), repository, Path.of(GROUP));
        put("house", ROOT.resolve("pom.xml"), "pom");
        put("bom", ROOT.resolve("bom/pom.xml"), "pom");
        for (var module : PUBLISHED.entrySet()) {
            Path pom = ROOT.resolve(module.getValue()).resolve("pom.xml");
            put(module.getKey(), pom, "pom");
            String jar = module.getKey() + "-" + version() + ".jar";
            put(module.getKey(), ROOT.resolve("app/target/lib").resolve(jar), "jar");
        }
    }

    @Test
    void aBotOfThirtyLinesPlays() {
        assertThat(said).contains("points: {");
    }

    @Test
    void aWholeMatchIsPlayedByEveryRuleText() {
        assertThat(said.lines().filter(it -> it.endsWith("the record agrees")))
                .hasSize(dalmuti.options.Preset.all().size());
    }

    /// Maven takes seconds to start, so it is started once for all.
    private static String run() throws Exception {
        Path folder = Files.createDirectory(repository.resolve("examples"));
        Files.writeString(folder.resolve("pom.xml"), TOGETHER);
        for (String example : EXAMPLES) {
            copy(ROOT.resolve("examples").resolve(example), folder.resolve(example));
        }
        var builder =
                new ProcessBuilder(
                        "mvn",
                        "-o",
                        "-q",
                        "-Dmaven.repo.local=" + repository,
                        "-pl",
                        String.join(",", EXAMPLES),
                        "compile",
                        "exec:java");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Path out = folder.resolve("said");
        Process maven =
                builder.directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(out.toFile())
                        .start();
        int status = maven.waitFor();
        assertThat(status).as(Files.readString(out)).isZero();
        return Files.readString(out);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    private static void put(String artifact, Path file, String kind) throws IOException {
        Path folder = repository.resolve(GROUP).resolve(artifact).resolve(version());
        Files.createDirectories(folder);
        Files.copy(file, folder.resolve("%s-%s.%s".formatted(artifact, version(), kind)));
    }

    private static String version() throws IOException {
        return Files.readString(Path.of("target/classes/dalmuti/app/version.txt")).strip();
    }

    private static Path own() {
        return Path.of(
                Objects.requireNonNullElseGet(
                        System.getProperty("maven.repo.local"),
                        () -> System.getProperty("user.home") + "/.m2/repository"));
    }

    /// Everything of a repository but one folder, by links.
    private static void link(Path from, Path to, Path without) throws IOException {
        Files.createDirectories(to);
        List<Path> entries;
        try (var files = Files.list(from)) {
            entries = files.toList();
        }
        Path first = without.getName(0);
        for (Path entry : entries) {
            if (!entry.endsWith(first)) {
                Files.createSymbolicLink(to.resolve(entry.getFileName()), entry);
            } else if (without.getNameCount() > 1) {
                link(entry, to.resolve(first), without.subpath(1, without.getNameCount()));
            }
        }
    }
}
