package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dalmuti.words.Language;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The browser says every sentence of the catalogue as the house does. It takes Node to try that;
/// where there is none the test is skipped, though not in CI.
class BrowserWordsTests {

    private static final Path WEB = Path.of("..", "web");
    private static final Path ESBUILD = WEB.resolve("target/esbuild/esbuild");

    /// Numbers, names that sound differently, and what a careless formatter would stumble over.
    private static final List<List<Object>> ARGUMENTS =
            List.of(
                    List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
                    List.of(1, 2, 1, 12, 1, 1, 1, 1, 1, 1),
                    List.of(2, "Inés", "Hielo", "Dong", "Emil", "석공", "요리사 (9)", "#", "$1", "{0}"),
                    List.of("서울", 21, 3, "Iván", "Kim", "Ana", "3", "hijo", "", "Ng"),
                    List.of("Ana", "Iago", "달무티", 10, 0, "Bo", "Ina", "Ohm", "8", "'"));

    private static final String PROGRAM =
            """
            import { Message } from "./message";
            const lines = require("fs").readFileSync(0, "utf8").split("\\n").slice(0, -1);
            const unescaped = (text) => text.replace(/\\\\(.)/g, (_, it) => (it === "n" ? "\\n" : it === "t" ? "\\t" : it));
            for (const line of lines) {
                const [pattern, ...given] = line.split("\\t").map(unescaped);
                console.log(JSON.stringify(new Message(pattern).say(given)).slice(1, -1));
            }
            """;

    @Test
    void everySentenceIsTheSame(@TempDir Path folder) throws Exception {
        boolean possible = hasNode() && Files.isExecutable(ESBUILD);
        assumeTrue(possible || System.getenv("CI") != null, "no Node, or module web is not built");
        var asked = new ArrayList<String>();
        var expected = new ArrayList<String>();
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (String key : words.keys()) {
                for (List<Object> given : ARGUMENTS) {
                    var line = new ArrayList<Object>(given);
                    line.addFirst(words.patterns().get(key));
                    asked.add(
                            String.join(
                                    "\t",
                                    line.stream().map(it -> escaped(it.toString())).toList()));
                    expected.add(quoted(words.say(key, given.toArray())));
                }
            }
        }
        assertThat(said(folder, asked)).hasSameSizeAs(expected).containsExactlyElementsOf(expected);
    }

    private static boolean hasNode() throws InterruptedException {
        try {
            return new ProcessBuilder("node", "--version").start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        }
    }

    private static List<String> said(Path folder, List<String> asked) throws Exception {
        Path input = Files.write(folder.resolve("asked"), asked);
        Path bundle = folder.resolve("say.cjs");
        Path sources = WEB.resolve("src/main/web/words").toAbsolutePath();
        run(
                folder,
                Files.writeString(
                        folder.resolve("program.ts"),
                        PROGRAM.replace("./message", sources + "/message")),
                ESBUILD.toAbsolutePath().toString(),
                "--bundle",
                "--platform=node",
                "--loader=ts",
                "--outfile=" + bundle);
        return run(folder, input, "node", bundle.toString()).lines().toList();
    }

    private static String run(Path folder, Path input, String... command) throws Exception {
        Path output = folder.resolve("output");
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectInput(input.toFile())
                        .redirectOutput(output.toFile())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        assertThat(process.waitFor()).as(List.of(command).toString()).isZero();
        return Files.readString(output);
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t");
    }

    /// As JSON has it, so that a sentence stays in its line.
    private static String quoted(String text) {
        return text.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\n", "\\n")
                .replace("\t", "\\t");
    }
}
