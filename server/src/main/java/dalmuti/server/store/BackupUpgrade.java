package dalmuti.server.store;

import dalmuti.server.ExistingData;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// A backup of an older version becomes one of this version before it is read: in a database of its
/// own it goes through the same steps as a database that is upgraded. So nothing happens to the
/// database it is meant for unless all of it could be read.
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
