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
import dalmuti.wire.table.Notice.Why;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// A table that does not exist says so to everybody who comes, also to those who come while it
/// ends. Before it ended by way of its shard, some of them were told nothing for ten seconds and
/// then that it moves.
final class MissingTableTests {

    private static final int TABLES = 40;
    private static final int VISITORS = 25;
    private static final int LIMIT_S = 60;

    /// Hears only how it ends.
    private record Farewell(CompletableFuture<Why> why) implements Outlet {

        @Override
        public void tell(String frame) {
            why.completeExceptionally(new AssertionError(frame));
        }

        @Override
        public void close(Why reason) {
            why.complete(reason);
        }
    }

    @Test
    void whoeverComesIsToldThatItDoesNotExist() throws Exception {
        var clock = Clock.systemUTC();
        try (Database database = Database.open(Kind.SQLITE.fresh());
                var journal = new Journal(database);
                var lobby = new SharedLobby(database, clock);
                Hosting hosting =
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
            List<CompletableFuture<Why>> answers = new ArrayList<>();
            for (int table = 0; table < TABLES; table++) {
                for (int i = 0; i < VISITORS; i++) {
                    answers.add(comes(hosting, "NONE" + table));
                    ((PekkoTableHost) hosting.tables()).wake("NONE" + table);
                    Thread.sleep(0, 200_000); // so that some of them come while it ends
                }
            }
            for (CompletableFuture<Why> answer : answers) {
                assertThat(answer.get(LIMIT_S, TimeUnit.SECONDS)).isEqualTo(Why.NO_SUCH_TABLE);
            }
        }
    }

    private static CompletableFuture<Why> comes(Hosting hosting, String code) {
        var answer = new CompletableFuture<Why>();
        var visitor = new Visitor(Guest.NOBODY, "en", "192.0.2.1");
        var line = hosting.tables().connect(code, visitor, new Farewell(answer));
        var _ = answer.whenComplete((_, _) -> line.hangUp());
        return answer;
    }
}
