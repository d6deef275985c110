package dalmuti.server.store;

import static dalmuti.server.store.Played.bot;
import static dalmuti.server.store.Played.person;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/// A guest with many matches is erased while others play. `-Ddalmuti.matches=3000` makes it as
/// many, and says how long the others waited.
final class GuestErasureTests {

    private static final int MATCHES = Integer.getInteger("dalmuti.matches", 100);

    private static String guest(Database database) {
        return new Guests(database, new MovableClock()).admit("Wilhelmina").guest().id();
    }

    private static void play(Database database, String guest, int matches) throws Exception {
        try (var journal = new Journal(database)) {
            var archiver = new MatchArchiver(database, journal);
            for (int i = 0; i < matches; i++) {
                new Played("T" + i, "dalmuti", "official ending=ROUNDS(1)", i)
                        .match(person(guest), bot("cook"), bot("cook"), bot("cook"))
                        .into(journal);
            }
            assertThat(archiver.sweep()).isEqualTo(matches);
        }
    }

    private static int named(Database database) {
        return database.reading(
                it ->
                        it.first(
                                        row -> row.getInt(1),
                                        "select count(*) from archive_match"
                                                + " where record like '%Name of%'")
                                .orElseThrow());
    }

    @ParameterizedTest
    @EnumSource
    void othersWriteWhileSomebodyIsErased(Kind kind) throws Exception {
        try (var database = Database.open(kind.fresh())) {
            String guest = guest(database);
            play(database, guest, MATCHES);
            var begun = new CountDownLatch(1);
            var done = new AtomicBoolean();
            var writer = new Writer(database, begun, done);
            Thread thread = Thread.ofPlatform().start(writer);
            begun.await();
            writer.times.clear();
            new GuestErasure(database).erase(guest);
            List<Long> meanwhile = writer.times.stream().sorted().toList();
            done.set(true);
            thread.join();
            assertThat(named(database)).isZero();
            assertThat(meanwhile).hasSizeGreaterThanOrEqualTo(3);
            System.out.printf(
                    "%s: %d matches; another wrote %d times meanwhile, 99%% within %.1f ms, all"
                            + " within %.1f ms%n",
                    kind,
                    MATCHES,
                    meanwhile.size(),
                    meanwhile.get(meanwhile.size() * 99 / 100) / 1e6,
                    meanwhile.getLast() / 1e6);
        }
    }

    /// Somebody who writes a little again and again.
    private static final class Writer implements Runnable {
        private final Database database;
        private final CountDownLatch begun;
        private final AtomicBoolean done;
        private final Queue<Long> times = new ConcurrentLinkedQueue<>();

        private Writer(Database database, CountDownLatch begun, AtomicBoolean done) {
            this.database = database;
            this.begun = begun;
            this.done = done;
        }

        @Override
        public void run() {
            while (!done.get()) {
                long start = System.nanoTime();
                new Nodes(database).seen("writer");
                times.add(System.nanoTime() - start);
                begun.countDown();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatBrokeOffIsTakenUpAgain(Kind kind) throws Exception {
        try (var database = Database.open(kind.fresh())) {
            String guest = guest(database);
            play(database, guest, 2);
            database.within(
                    it -> {
                        it.change("delete from guest_token");
                        return it.change("update guest set name = '–'");
                    });
            assertThat(named(database)).isEqualTo(2);
            new GuestErasure(database).resume();
            assertThat(named(database)).isZero();
            assertThat(new Guests(database, new MovableClock()).find(guest)).isEmpty();
        }
    }
}
