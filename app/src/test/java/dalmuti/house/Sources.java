package dalmuti.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The files of all modules, as they lie in the repository.
final class Sources {

    static final Path ROOT = Path.of("..");

    private Sources() {}

    /// Files under `MODULE/src/KIND` of every module, in order.
    static List<Path> under(String kind) {
        try (Stream<Path> modules = Files.list(ROOT)) {
            return modules.map(module -> module.resolve("src").resolve(kind))
                    .filter(Files::isDirectory)
                    .flatMap(Sources::files)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Path> java(String kind) {
        return ending(kind, ".java");
    }

    static List<Path> typescript() {
        return ending("main", ".ts");
    }

    private static List<Path> ending(String kind, String ending) {
        return under(kind).stream().filter(file -> file.toString().endsWith(ending)).toList();
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
