package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/// The examples in the Javadoc of what is promised compile, and every promised package of types
/// that lead somewhere has one.
class ExampleTests {

    private static final List<String> PROMISED =
            List.of("contract", "great-dalmuti", "grapples", "bots");
    private static final Pattern EXAMPLE =
            Pattern.compile("^/// ```java\n((?:///.*\n)+?)/// ```\n", Pattern.MULTILINE);
    private static final Pattern PACKAGE = Pattern.compile("^package (.+);", Pattern.MULTILINE);

    /// What an example may take for granted.
    private static final String AROUND =
            """
            import dalmuti.contract.*;
            %s
            import java.util.*;
            import java.util.random.RandomGenerator;

            abstract class Example {
                %s
                Match match;
                View view;
                Player player;
                RandomGenerator dice;
                String text;

                void example() {
            %s
                }
            }
            """;

    private static final String DALMUTI =
            """
            import dalmuti.*;
            import dalmuti.bots.*;
            import dalmuti.bots.hints.*;
            import dalmuti.bots.review.*;
            import dalmuti.bots.roster.*;
            import dalmuti.cards.*;
            import dalmuti.engine.*;
            import dalmuti.fairness.*;
            import dalmuti.notation.*;
            import dalmuti.options.*;
            """;

    private static final String DALMUTIS =
            """
            Dalmuti game;
            Move move;
            dalmuti.notation.MatchRecord record;
            String seed;
            String commitment;
            Map<Player, String> numbers;
            """;

    @TempDir private Path folder;

    @TestFactory
    Stream<DynamicTest> everyExampleCompiles() {
        return Sources.java("main").stream()
                .filter(it -> PROMISED.contains(Sources.ROOT.relativize(it).getName(0).toString()))
                .flatMap(this::ofFile);
    }

    private Stream<DynamicTest> ofFile(Path file) {
        String text = Sources.text(file);
        return EXAMPLE.matcher(text)
                .results()
                .map(it -> it.group(1).replaceAll("(?m)^/// ?", ""))
                .map(it -> DynamicTest.dynamicTest(name(file), () -> compiles(text, it)));
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    private void compiles(String file, String example) {
        boolean isGrapples = file.startsWith("package grapples;");
        String source =
                isGrapples
                        ? AROUND.formatted("import grapples.*;", "", example)
                        : AROUND.formatted(DALMUTI, DALMUTIS, example);
        var said = new StringWriter();
        assertThat(isCompiled(source, said)).as(said + source).isTrue();
    }

    private boolean isCompiled(String source, Writer said) {
        var unit =
                new SimpleJavaFileObject(
                        URI.create("string:///Example.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        return ToolProvider.getSystemJavaCompiler()
                .getTask(
                        said,
                        null,
                        null,
                        List.of("-proc:none", "-d", folder.toString()),
                        null,
                        List.of(unit))
                .call();
    }

    @TestFactory
    Stream<DynamicTest> everyEntryPointHasOne() {
        List<String> shown =
                Sources.java("main").stream()
                        .map(Sources::text)
                        .filter(it -> EXAMPLE.matcher(it).find())
                        .map(ExampleTests::ownPackage)
                        .toList();
        return Stream.of(
                        "dalmuti",
                        "dalmuti.contract",
                        "dalmuti.engine",
                        "dalmuti.fairness",
                        "dalmuti.notation",
                        "grapples",
                        "dalmuti.bots",
                        "dalmuti.bots.hints",
                        "dalmuti.bots.review",
                        "dalmuti.bots.roster")
                .map(it -> DynamicTest.dynamicTest(it, () -> assertThat(shown).contains(it)));
    }

    private static String ownPackage(String text) {
        return PACKAGE.matcher(text).results().findFirst().orElseThrow().group(1);
    }
}
