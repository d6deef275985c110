package dalmuti.app.local;

import dalmuti.app.game.Kind;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The folder in which somebody's matches lie.
public record MatchFolder(Path folder) {

    /// Where programs keep what belongs to a user.
    public static MatchFolder of(Map<String, String> environment) {
        String shared = environment.getOrDefault("XDG_DATA_HOME", "");
        String home = environment.getOrDefault("HOME", System.getProperty("user.home", "."));
        Path base = shared.isEmpty() ? Path.of(home, ".local", "share") : Path.of(shared);
        return new MatchFolder(base.resolve("dalmuti"));
    }

    /// A name that no match has yet.
    public Path next(Kind kind) {
        return IntStream.iterate(1, number -> number + 1)
                .mapToObj(number -> folder.resolve("match-%06d%s".formatted(number, kind.ending())))
                .filter(Files::notExists)
                .findFirst()
                .orElseThrow();
    }

    /// The match that somebody left last without ending it.
    public Optional<Path> lastUnfinished() {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> open = files.filter(SeatPlan::isUnfinished).toList();
            return open.stream()
                    .max(
                            Comparator.comparingLong((Path it) -> it.toFile().lastModified())
                                    .thenComparing(it -> it));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
