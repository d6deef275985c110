package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.wire.journal.Entry;

import org.junit.jupiter.api.Test;

import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;

/// The data file stays small, however much is written and deleted.
final class SqliteMaintenanceTests {

    private static final long ALLOWED = 64L << 20;
    private static final int ROUNDS = 12;
    private static final int ROWS = 4_000;
    private static final String LONG = "x".repeat(2_000);

    @Test
    void aFileThatIsWrittenToDoesNotGrowWithoutBound() throws Exception {
        try (var database = Database.open(Kind.SQLITE.fresh());
                var journal = new Journal(database)) {
            DataFile file = database.file().orElseThrow();
            for (int round = 0; round < ROUNDS; round++) { // about 100 MB in all
                long first = (long) round * ROWS + 1;
                journal.append(
                                "a",
                                LongStream.range(first, first + ROWS)
                                        .mapToObj(SqliteMaintenanceTests::entry)
                                        .toList())
                        .toCompletableFuture()
                        .get(60, TimeUnit.SECONDS);
                journal.deleteTo("a", first + ROWS - 10);
                assertThat(file.size()).isLessThan(ALLOWED);
            }
            settles(file);
        }
    }

    /// What one large transaction took is given back in small steps.
    private static void settles(DataFile file) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
        while (file.size() > (24L << 20)) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.sleep(50);
        }
    }

    private static Journal.Numbered entry(long seq) {
        return new Journal.Numbered(seq, new Entry.Dated(seq, new Entry.HandedOver(LONG + seq)));
    }

    @Test
    void theOperatorIsWarnedBeforeTheDiskIsFull() throws Exception {
        try (var database = Database.open(Kind.SQLITE.fresh());
                var plenty = new StorageWatch(database, 0);
                var little = new StorageWatch(database, Long.MAX_VALUE)) {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            while (!little.isWarned()) {
                assertThat(System.nanoTime()).isLessThan(end);
                Thread.sleep(20);
            }
            assertThat(plenty.isWarned()).isFalse();
            assertThat(plenty.isReady()).isTrue();
        }
    }
}
