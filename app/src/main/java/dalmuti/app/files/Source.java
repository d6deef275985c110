package dalmuti.app.files;

import dalmuti.app.game.Kind;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Something that records are read from.
///
/// @param name what people call it
public record Source(String name, Opening opening) {

    /// Opens the source, once.
    @FunctionalInterface
    public interface Opening {
        InputStream open() throws IOException;
    }

    private static Source of(Path file) {
        return new Source(file.toString(), () -> Files.newInputStream(file));
    }

    private static Source failing(String name, IOException why) {
        return new Source(
                name,
                () -> {
                    throw why;
                });
    }

    /// The sources of all arguments, in their order; those of a folder by name.
    public static List<Source> all(List<String> arguments, InputStream standardInput) {
        return arguments.stream().flatMap(it -> of(it, standardInput).stream()).toList();
    }

    private static List<Source> of(String argument, InputStream standardInput) {
        if (argument.equals("-")) {
            return List.of(new Source("-", () -> standardInput));
        }
        try {
            Path path = Path.of(argument);
            return Files.isDirectory(path) ? within(path) : List.of(of(path));
        } catch (InvalidPathException e) {
            return List.of(failing(argument, new UnreadableException("command.no-file-name")));
        }
    }

    private static List<Source> within(Path folder) {
        var search = new Search();
        try {
            Files.walkFileTree(folder, search); // does not follow links, so no loop can catch it
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (search.found.isEmpty()) {
            return List.of(
                    failing(folder.toString(), new UnreadableException("command.empty-folder")));
        }
        search.found.sort(Comparator.comparing(Source::name));
        return search.found;
    }

    private static final class Search extends SimpleFileVisitor<Path> {

        private final List<Source> found = new ArrayList<>();

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (Kind.byEnding(file.toString()).isPresent() && !Files.isDirectory(file)) {
                found.add(of(file));
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException why) {
            found.add(failing(file.toString(), why));
            return FileVisitResult.CONTINUE;
        }
    }
}
