package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// What the browser shows of a table, event by event, is what the server says of it; and whatever
/// one taps in the hand, only what is on offer gets selected. Tables that were really played are
/// read again in Node; where there is none the test is skipped, though not in CI.
class BrowserTableTests {

    private static final Path WEB = Path.of("..", "web").toAbsolutePath();
    private static final Path ESBUILD = WEB.resolve("target/esbuild/esbuild");

    @TestFactory
    Stream<DynamicTest> thePictureAgreesWithTheServer(@TempDir Path folder) throws Exception {
        boolean possible = hasNode() && Files.isExecutable(ESBUILD);
        assumeTrue(possible || System.getenv("CI") != null, "no Node, or module web is not built");
        Path program = folder.resolve("table.cjs");
        run(
                ESBUILD.toString(),
                WEB.resolve("src/test/web/table.ts").toString(),
                "--bundle",
                "--platform=node",
                "--log-level=warning",
                "--outfile=" + program);
        return fixtures().stream()
                .map(
                        fixture ->
                                DynamicTest.dynamicTest(
                                        fixture.getFileName().toString(),
                                        () ->
                                                assertThat(
                                                                run(
                                                                        "node",
                                                                        program.toString(),
                                                                        fixture.toString()))
                                                        .contains("events")));
    }

    private static List<Path> fixtures() throws IOException {
        try (var files = Files.list(WEB.resolve("src/test/fixtures"))) {
            return files.sorted().toList();
        }
    }

    private static boolean hasNode() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        }
    }

    private static String run(String... command) throws Exception {
        Process process =
                new ProcessBuilder(command)
                        .directory(WEB.toFile())
                        .redirectErrorStream(true)
                        .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }
}
