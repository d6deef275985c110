package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What CONTRIBUTING.md says about the shape of code. There are no exceptions.
class CodeShapeTests {

    private static final int LONGEST_METHOD = 40;
    private static final int MOST_TYPES = 25;

    private static final Pattern END = Pattern.compile("( {4}| {8})}");
    private static final Pattern NO_METHOD =
            Pattern.compile(
                    "(.*\\b(class|record|interface|enum)\\b .*|static \\{|.* (->|=) .*"
                            + "|(if|for|while|do|try|switch|else|synchronized|return|case)\\b.*)");

    private static List<String> lines(Path file) {
        return Sources.text(file).lines().toList();
    }

    @Test
    void methodsAreShort() {
        assertThat(Sources.java("main").stream().flatMap(CodeShapeTests::longMethods)).isEmpty();
    }

    /// The formatter gives a method's end the indentation of its beginning.
    private static Stream<String> longMethods(Path file) {
        List<String> lines = lines(file);
        return IntStream.range(0, lines.size())
                .filter(at -> END.matcher(lines.get(at)).matches())
                .filter(at -> lengthOf(lines, at) > LONGEST_METHOD)
                .mapToObj(at -> file + ":" + (at + 1));
    }

    private static int lengthOf(List<String> lines, int end) {
        String indent = " ".repeat(lines.get(end).length() - 1);
        int start = end - 1;
        while (start > 0 && !isAt(indent, lines.get(start))) {
            start--;
        }
        return NO_METHOD.matcher(lines.get(start).strip()).matches() ? 0 : end - start + 1;
    }

    private static boolean isAt(String indent, String line) {
        return line.startsWith(indent)
                && line.length() > indent.length()
                && !Character.isWhitespace(line.charAt(indent.length()));
    }

    @Test
    void packagesAreSmall() {
        Map<Path, Long> types =
                Sources.java("main").stream()
                        .filter(file -> !file.endsWith("module-info.java"))
                        .collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
        assertThat(types).isNotEmpty();
        assertThat(types.entrySet().stream().filter(it -> it.getValue() > MOST_TYPES)).isEmpty();
    }

    @Test
    void jsonIsWrittenInWireAlone() {
        assertThat(Sources.java("main").stream().filter(file -> !isWire(file) && hasJson(file)))
                .isEmpty();
    }

    private static boolean hasJson(Path file) {
        return Sources.text(file).contains("\"{\\\"");
    }

    /// The load drivers of `bench` speak as any foreign program would.
    private static boolean isWire(Path file) {
        Path module = Sources.ROOT.relativize(file).getName(0);
        return module.endsWith("wire") || module.endsWith("bench");
    }
}
