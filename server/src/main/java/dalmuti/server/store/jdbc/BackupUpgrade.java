package dalmuti.server.store.jdbc;

import dalmuti.server.ExistingData;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Upgrades a backup of an older version before it is restored, in a database of its own: the
/// target is not touched unless all of it could be read.
final class BackupUpgrade {

    private BackupUpgrade() {}

    /// @param reader is given a file that is gone afterwards
    static void of(Path file, int version, Consumer<Path> reader) throws IOException {
        Path folder = Files.createTempDirectory("dalmuti-upgrade");
        try {
            Database.Access aside = Database.Access.folder(folder);
            try (Database old = Database.open(aside, version)) {
                new Backup(old).load(file, ExistingData.KEPT);
            }
            Path upgraded = folder.resolve("upgraded.zip");
            try (Database now = Database.open(aside)) {
                new Backup(now).to(upgraded);
            }
            reader.accept(upgraded);
        } finally {
            delete(folder);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> inside = Files.walk(folder)) {
            List<Path> deepestFirst = inside.toList().reversed();
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
