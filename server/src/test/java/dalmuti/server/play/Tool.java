package dalmuti.server.play;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Programs of the system that some tests need. Where one is missing its tests are skipped, but not
/// in CI, which has them installed.
final class Tool {

    private Tool() {}

    static boolean isThere(String program) {
        boolean there =
                Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                        .anyMatch(it -> Files.isExecutable(Path.of(it, program)));
        if (!there && Boolean.parseBoolean(System.getenv("CI"))) {
            throw new AssertionError("CI needs " + program);
        }
        return there;
    }

    static void delete(Path folder) throws IOException {
        try (Stream<Path> inside = Files.walk(folder)) {
            List<Path> deepestFirst = inside.toList().reversed();
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        }
    }
}
