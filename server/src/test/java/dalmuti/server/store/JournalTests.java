package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.server.UnavailableException;
import dalmuti.server.store.Journal.Numbered;
import dalmuti.server.store.Journal.Range;
import dalmuti.server.store.jdbc.Database;
import dalmuti.wire.journal.Entry;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.LongStream;

final class JournalTests {

    private static Journal journal(Database database) {
        return new Journal(database);
    }

    private static Numbered entry(long seq) {
        return new Numbered(seq, new Entry.Dated(1000 + seq, new Entry.HandedOver("host " + seq)));
    }

    private static CompletableFuture<Void> append(Journal journal, String entity, long... seqs) {
        return journal.append(entity, LongStream.of(seqs).mapToObj(JournalTests::entry).toList())
                .toCompletableFuture();
    }

    private static void written(CompletableFuture<Void> write) throws Exception {
        write.get(10, TimeUnit.SECONDS);
    }

    private static List<Long> seqs(Journal journal, Range range) {
        var seqs = new ArrayList<Long>();
        journal.replay(
                range,
                it -> {
                    assertThat(it).isEqualTo(entry(it.seq()));
                    seqs.add(it.seq());
                });
        return seqs;
    }

    @ParameterizedTest
    @EnumSource
    void whatWasWrittenIsReadAgain(Kind kind) throws Exception {
        var access = kind.fresh();
        try (var database = Database.open(access);
                var journal = journal(database)) {
            written(append(journal, "a", 1, 2));
            written(append(journal, "b", 1));
            written(append(journal, "a", 3));
            assertThat(seqs(journal, Range.from("a", 1))).containsExactly(1L, 2L, 3L);
        }
        try (var database = Database.open(access);
                var journal = journal(database)) {
            assertThat(seqs(journal, Range.from("a", 1))).containsExactly(1L, 2L, 3L);
            assertThat(seqs(journal, new Range("a", 2, 3, 1))).containsExactly(2L);
            assertThat(seqs(journal, new Range("a", 1, 2, 9))).containsExactly(1L, 2L);
            assertThat(seqs(journal, Range.from("nobody", 1))).isEmpty();
            assertThat(journal.highest("a")).isEqualTo(3);
            assertThat(journal.highest("nobody")).isZero();
            written(append(journal, "a", 4));
            assertThat(journal.highest("a")).isEqualTo(4);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aNumberIsWrittenOnce(Kind kind) throws Exception {
        try (var database = Database.open(kind.fresh());
                var journal = journal(database)) {
            written(append(journal, "a", 1));
            assertThatThrownBy(() -> written(append(journal, "a", 1)))
                    .isInstanceOf(ExecutionException.class)
                    .hasCauseInstanceOf(UnavailableException.class);
            assertThatThrownBy(() -> written(append(journal, "a", 2, 1)))
                    .hasCauseInstanceOf(UnavailableException.class);
            assertThat(seqs(journal, Range.from("a", 1))).containsExactly(1L);
        }
    }

    @ParameterizedTest
    @EnumSource
    void onlyTheGuiltyFail(Kind kind) throws Exception {
        try (var database = Database.open(kind.fresh());
                var journal = journal(database)) {
            written(append(journal, "guilty", 1));
            var good = new ArrayList<CompletableFuture<Void>>();
            var bad = new ArrayList<CompletableFuture<Void>>();
            for (int i = 0; i < 200; i++) {
                good.add(append(journal, "good-" + i, 1));
                bad.add(append(journal, "guilty", 1));
            }
            for (var write : good) {
                written(write);
            }
            assertThat(bad).allSatisfy(it -> assertThat(it).failsWithin(10, TimeUnit.SECONDS));
            assertThat(seqs(journal, Range.from("good-199", 1))).containsExactly(1L);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsDeletedStaysCounted(Kind kind) throws Exception {
        var access = kind.fresh();
        try (var database = Database.open(access);
                var journal = journal(database)) {
            written(append(journal, "a", 1, 2, 3, 4));
            journal.deleteTo("a", 2);
            journal.deleteTo("a", 1);
            assertThat(seqs(journal, Range.from("a", 0))).containsExactly(3L, 4L);
            assertThat(seqs(journal, new Range("a", 1, 9, 1))).containsExactly(3L);
            written(append(journal, "a", 5));
            assertThat(seqs(journal, Range.from("a", 4))).containsExactly(4L, 5L);
            journal.deleteTo("a", Long.MAX_VALUE);
            assertThat(journal.highest("a")).isEqualTo(5);
        }
        try (var database = Database.open(access);
                var journal = journal(database)) {
            assertThat(journal.highest("a")).isEqualTo(5);
            written(append(journal, "a", 6));
            assertThat(seqs(journal, Range.from("a", 1))).containsExactly(6L);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoeverCannotKeepUpRefuses(Kind kind) throws Exception {
        try (var database = Database.open(kind.fresh());
                var journal = journal(database)) {
            var writes = new ArrayList<CompletableFuture<Void>>();
            CompletableFuture<Void> last;
            do {
                last = append(journal, "t" + writes.size(), 1);
                writes.add(last);
            } while (!last.isCompletedExceptionally() && writes.size() < 500_000);
            assertThat(last)
                    .failsWithin(0, TimeUnit.SECONDS)
                    .withThrowableThat()
                    .withCauseInstanceOf(RejectedExecutionException.class);
            for (var write : writes.subList(0, writes.size() - 1)) {
                written(write);
            }
        }
    }

    private static JournalRow row(long seq) {
        return new JournalRow("a", seq, "kind", 1, "{}", 0);
    }

    @ParameterizedTest
    @EnumSource
    void evenAnErrorDoesNotEndTheWriting(Kind kind) throws Exception {
        List<JournalRow> costly =
                new AbstractList<>() {
                    @Override
                    public JournalRow get(int index) {
                        throw new OutOfMemoryError("of a test");
                    }

                    @Override
                    public int size() {
                        return 1;
                    }
                };
        try (var database = Database.open(kind.fresh());
                var writer = new JournalWriter(database)) {
            written(writer.write(List.of(row(1)), List.of()).toCompletableFuture());
            assertThatThrownBy(() -> written(writer.write(costly, List.of()).toCompletableFuture()))
                    .hasCauseInstanceOf(OutOfMemoryError.class);
            written(writer.write(List.of(row(2)), List.of()).toCompletableFuture());
            assertThat(writer.isAtWork()).isTrue();
            assertThat(writer.entries()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatTakesTooLongCountsAsFailed(Kind kind) throws Exception {
        var held = new CountDownLatch(1);
        List<JournalRow> endless =
                new AbstractList<>() {
                    @Override
                    public JournalRow get(int index) {
                        try {
                            held.await();
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                        return row(1);
                    }

                    @Override
                    public int size() {
                        return 1;
                    }
                };
        try (var database = Database.open(kind.fresh());
                var writer = new JournalWriter(database, Duration.ofMillis(200))) {
            var underway = writer.write(endless, List.of()).toCompletableFuture();
            var waiting = writer.write(List.of(row(2)), List.of()).toCompletableFuture();
            assertThatThrownBy(() -> written(underway)).hasCauseInstanceOf(TimeoutException.class);
            assertThatThrownBy(() -> written(waiting)).hasCauseInstanceOf(TimeoutException.class);
            held.countDown();
            written(writer.write(List.of(row(3)), List.of()).toCompletableFuture());
        }
    }

    @ParameterizedTest
    @EnumSource
    void closingWritesWhatWaitsAndNothingMore(Kind kind) throws Exception {
        try (var database = Database.open(kind.fresh())) {
            var journal = journal(database);
            var write = append(journal, "a", 1);
            journal.close();
            assertThat(write).isCompleted();
            assertThatThrownBy(() -> written(append(journal, "a", 2)))
                    .hasCauseInstanceOf(RejectedExecutionException.class);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aKilledProgramLosesNothingItHasSaidIsWritten(Kind kind) throws Exception {
        var access = kind.fresh();
        Process child = Child.start(access);
        Map<String, Long> said = new HashMap<>();
        try (var lines = child.inputReader()) {
            for (int i = 0; i < 3_000; i++) {
                note(lines.readLine(), said);
            }
            // Killed by its handle, what it said last can still be heard.
            child.toHandle().destroyForcibly();
            lines.lines()
                    .filter(line -> line.matches("table-\\d+ \\d+"))
                    .forEach(line -> note(line, said));
        } finally {
            child.destroyForcibly().waitFor();
        }
        assertThat(said).hasSize(Child.ENTITIES);
        try (var database = Database.open(access);
                var journal = journal(database)) {
            said.forEach(
                    (entity, seq) -> {
                        var found = new ArrayList<Long>();
                        journal.replay(Range.from(entity, 1), it -> found.add(it.seq()));
                        assertThat(found).contains(seq);
                        assertThat(found).hasSize(Math.toIntExact(found.getLast()));
                    });
        }
    }

    private static void note(String line, Map<String, Long> said) {
        String[] words = line.split(" ", -1);
        said.merge(words[0], Long.valueOf(words[1]), Math::max);
    }
}
