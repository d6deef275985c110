package dalmuti.server.play;

import dalmuti.server.People;
import dalmuti.server.Settings;
import dalmuti.server.assembly.Server;
import dalmuti.server.store.Guests;
import dalmuti.server.store.Journal;
import dalmuti.server.store.jdbc.Database;
import dalmuti.wire.journal.Entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// A real server with the dice of its twin, on a folder that differs from the twin's in the journal
/// of one table only.
final class Mirrored {

    static final String CODE = "MIRR0RS";

    private static final long SEED = 4;

    private Mirrored() {}

    /// A folder in which these people are known.
    static List<People.Admitted> admit(Path folder, int people) {
        try (var database = Database.open(Database.Access.folder(folder))) {
            var guests = new Guests(database, Clock.systemUTC());
            return IntStream.range(0, people).mapToObj(i -> guests.admit("Guest " + i)).toList();
        }
    }

    static void copy(Path from, Path to) throws IOException {
        try (var files = Files.list(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    static void write(Path folder, List<Entry.Dated> entries) {
        try (var database = Database.open(Database.Access.folder(folder));
                var journal = new Journal(database)) {
            var numbered =
                    IntStream.range(0, entries.size())
                            .mapToObj(i -> new Journal.Numbered(i + 1, entries.get(i)))
                            .toList();
            journal.append(CODE, numbered).toCompletableFuture().join();
        }
    }

    static Server serve(Path folder) {
        return Server.start(Settings.here(folder), new Dice());
    }

    private static final class Dice implements RandomGenerator {

        private final SplittableRandom dice = new SplittableRandom(SEED);

        @Override
        public synchronized long nextLong() {
            return dice.nextLong();
        }
    }
}
