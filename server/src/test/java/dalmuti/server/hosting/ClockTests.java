package dalmuti.server.hosting;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.Metrics;
import dalmuti.server.ReportLimit;
import dalmuti.server.store.DamagedTables;
import dalmuti.server.store.Journal;
import dalmuti.server.store.Kind;
import dalmuti.server.store.SharedLobby;
import dalmuti.server.store.jdbc.Database;
import dalmuti.table.Outlet;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/// The system's clock is set while tables play.
@Timeout(180)
class ClockTests {

    /// The system's clock, as far as somebody has set it.
    private static final class SetClock extends Clock {

        private volatile Duration by = Duration.ZERO;

        void set(Duration more) {
            by = by.plus(more);
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return Instant.now().plus(by);
        }
    }

    private final SetClock clock = new SetClock();
    private final AtomicInteger told = new AtomicInteger();

    private final Outlet outlet =
            new Outlet() {
                @Override
                public void tell(String frame) {
                    told.incrementAndGet();
                }

                @Override
                public void close(Notice.Why why) {
                    throw new AssertionError(why);
                }
            };

    private static void waitFor(BooleanSupplier reached) throws InterruptedException {
        while (!reached.getAsBoolean()) {
            Thread.sleep(20);
        }
    }

    private void playsOn() throws InterruptedException {
        int before = told.get();
        waitFor(() -> told.get() > before + 40);
    }

    @Test
    void aTableOfBotsPlaysOnAndItsMatchDoesNotEnd() throws Exception {
        try (var database = Database.open(Kind.SQLITE.fresh());
                var journal = new Journal(database);
                var lobby = new SharedLobby(database, clock);
                var hosting =
                        new Hosting(
                                Optional.empty(),
                                database,
                                journal,
                                new DamagedTables(database, Path.of("NOWHERE")),
                                lobby,
                                new ReportLimit(_ -> {}, System::nanoTime),
                                clock,
                                new SplittableRandom(1),
                                new Metrics())) {
            waitFor(hosting::isReady);
            var customs = new Plan.Customs(30, 30, 8, 0, Plan.Pace.INSTANT, true, true);
            var plan = new Plan("dalmuti", "official ending=ENDLESS", 4, true, "cook", customs);
            var host = new Guest("g0", "Ana");
            String code =
                    hosting.tables()
                            .open(plan, host)
                            .toCompletableFuture()
                            .get(30, TimeUnit.SECONDS);
            var line = hosting.tables().connect(code, new Visitor(host, "en", ""), outlet);
            line.say(new Request.Leave(1));
            line.say(new Request.Start(2));
            for (int hours : new int[] {0, -1, 2, -30, 50}) {
                clock.set(Duration.ofHours(hours));
                playsOn();
            }
            var entries = new ArrayList<Entry>();
            journal.replay(Journal.Range.from(code, 1), it -> entries.add(it.entry().entry()));
            assertThat(entries)
                    .isNotEmpty()
                    .doesNotHaveAnyElementsOfTypes(Entry.Finished.class, Entry.Ending.class);
        }
    }
}
