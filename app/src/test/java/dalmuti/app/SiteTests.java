package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.words.Language;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The site that is only files.
class SiteTests {

    private static final Pattern LINK = Pattern.compile("(?:href|src|action)=\"([^\"]*)\"");
    private static final Pattern IMPORTED =
            Pattern.compile("(?:from|import)\\s*\\(?\\s*[\"'](\\.[^\"']+)[\"']");

    @TempDir private static Path site = Path.of("");
    private static Path program = Path.of("");

    @BeforeAll
    static void write() throws IOException {
        assertThat(Run.of("site", site.toString()).good().out()).contains(site.toString());
        try (Stream<Path> all = Files.list(site)) {
            List<Path> folders = all.filter(Files::isDirectory).toList();
            assertThat(folders).hasSize(1);
            program = folders.getFirst();
        }
    }

    private static List<String> found(Pattern pattern, Path file) throws IOException {
        return pattern.matcher(Files.readString(file))
                .results()
                .map((MatchResult it) -> it.group(1))
                .toList();
    }

    @Test
    void whatChangesIsNamedAsEverAndAllElseByWhatIsInIt() throws IOException {
        assertThat(program.getFileName().toString()).matches("b-[0-9a-f]{8}");
        try (Stream<Path> all = Files.list(site)) {
            assertThat(all.map(it -> it.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            program.getFileName().toString(),
                            ".nojekyll",
                            "_headers",
                            "index.html",
                            "manifest.webmanifest",
                            "sw.js");
        }
    }

    @Test
    void theSameProgramIsWrittenTheSame(@TempDir Path again) throws IOException {
        Run.of("site", again.toString()).good();
        try (Stream<Path> all = Files.walk(site).filter(Files::isRegularFile)) {
            assertThat(all)
                    .allSatisfy(
                            it ->
                                    assertThat(again.resolve(site.relativize(it)))
                                            .hasSameBinaryContentAs(it));
        }
    }

    @Test
    void nothingIsLinkedButWhatIsThereUnderAnyPath() throws IOException {
        Path page = site.resolve("index.html");
        assertThat(Files.readString(page))
                .contains("data-server=\"none\"", "<base href=\"" + program.getFileName() + "/\">");
        List<String> links = found(LINK, page);
        assertThat(links).hasSizeGreaterThan(5);
        for (String link : links) {
            assertThat(link).doesNotStartWith("/").doesNotContain(":");
            Path from = link.startsWith("b-") ? site : program;
            assertThat(from.resolve(link)).exists();
        }
        try (Stream<Path> all = Files.walk(program)) {
            for (Path script : all.filter(it -> it.toString().endsWith(".js")).toList()) {
                for (String link : found(IMPORTED, script)) {
                    assertThat(script.resolveSibling(link)).as(script.toString()).exists();
                }
            }
        }
    }

    @Test
    void theManifestIsAtHomeWhereverItLies() throws IOException {
        String manifest = Files.readString(site.resolve("manifest.webmanifest"));
        assertThat(manifest).doesNotContain("\"/");
        List<String> pictures =
                found(
                        Pattern.compile("\"src\": ?\"([^\"]+)\""),
                        site.resolve("manifest.webmanifest"));
        assertThat(pictures).isNotEmpty().allSatisfy(it -> assertThat(site.resolve(it)).exists());
    }

    @Test
    void allThatIsKeptForLaterIsThere() throws IOException {
        assertThat(Files.readAllLines(program.resolve("kept.txt")))
                .hasSizeGreaterThan(50)
                .allSatisfy(it -> assertThat(program.resolve(it)).isNotEmptyFile());
        for (Language language : Language.values()) {
            assertThat(program.resolve("words/" + language.tag() + ".json")).isNotEmptyFile();
            assertThat(program.resolve("words/" + language.tag() + "-table.json")).isNotEmptyFile();
        }
        assertThat(program.resolve("engine/engine.wasm")).isNotEmptyFile();
        assertThat(program.resolve("engine/weights.bin")).isNotEmptyFile();
    }

    /// As the page that explains them has them.
    @Test
    void theHeadersAreThoseOfTheManual() throws IOException {
        String manual = Files.readString(Path.of("../docs/site.md"));
        assertThat(Files.readAllLines(site.resolve("_headers")))
                .filteredOn(it -> it.startsWith("  "))
                .hasSizeGreaterThan(4)
                .allSatisfy(it -> assertThat(manual).contains(it.strip()));
    }

    @Test
    void aFolderThatCanNotBeMadeIsSaid() throws IOException {
        Path file = Files.createFile(program.resolve("no-folder"));
        Run run = Run.of("site", file.resolve("site").toString());
        assertThat(run.status()).isNotZero();
        assertThat(run.err()).contains("no-folder");
        Files.delete(file);
    }
}
