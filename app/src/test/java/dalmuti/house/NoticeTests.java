package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.regex.Pattern;

/// Whoever gets Dalmuti is told by NOTICE what comes with it. Runs after packaging, for then the
/// libraries are there.
class NoticeTests {

    /// A line of NOTICE: `- Name (licence): files`.
    private static final Pattern LINE = Pattern.compile("(?m)^- .+ \\(.+\\): (\\S+)$");

    @Test
    void everyLibraryHasItsLineAndEveryLineItsLibrary() throws IOException {
        List<Path> libraries = libraries();
        List<PathMatcher> named =
                LINE.matcher(Files.readString(Path.of("../NOTICE")))
                        .results()
                        .map(it -> FileSystems.getDefault().getPathMatcher("glob:" + it.group(1)))
                        .toList();
        assertThat(libraries)
                .hasSizeGreaterThan(50)
                .allSatisfy(
                        it -> assertThat(named.stream().filter(one -> one.matches(it))).hasSize(1));
        assertThat(named)
                .allSatisfy(it -> assertThat(libraries.stream().filter(it::matches)).isNotEmpty());
    }

    private static List<Path> libraries() throws IOException {
        String own =
                "-" + Files.readString(Path.of("target/classes/dalmuti/app/version.txt")).strip();
        try (var files = Files.list(Path.of("target/lib"))) {
            return files.map(Path::getFileName)
                    .filter(it -> !it.toString().endsWith(own + ".jar"))
                    .toList();
        }
    }
}
