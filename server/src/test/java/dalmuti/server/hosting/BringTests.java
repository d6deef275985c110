package dalmuti.server.hosting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.server.Metrics;
import dalmuti.server.ReportLimit;
import dalmuti.server.store.DamagedTables;
import dalmuti.server.store.Journal;
import dalmuti.server.store.Kind;
import dalmuti.server.store.SharedLobby;
import dalmuti.server.store.jdbc.Database;
import dalmuti.table.Opening;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/// A table that is brought has one code, however often it is brought.
final class BringTests {

    private static List<Entry> table(String host) {
        var plan = new Plan("dalmuti", "official", 4, false, "cook", Plan.Customs.USUAL);
        return Opening.entries(Games.ALL, plan, new Guest(host, "Ana"));
    }

    private static String bring(Database.Access access, String name, String host) throws Exception {
        var clock = Clock.systemUTC();
        try (Database database = Database.open(access);
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
            var code = hosting.tables().bring(name, table(host)).toCompletableFuture();
            String again =
                    hosting.tables()
                            .bring(name, table(host))
                            .toCompletableFuture()
                            .get(10, TimeUnit.SECONDS);
            assertThat(code.get(10, TimeUnit.SECONDS)).isEqualTo(again).matches("[A-Z2-9]{7}");
            assertThat(journal.highest(again)).isEqualTo(5);
            return again;
        }
    }

    @Test
    void aTableIsBroughtOnceAlsoByWhoeverAsksAgain() throws Exception {
        Database.Access access = Kind.SQLITE.fresh();
        String code = bring(access, "g1 here-abc-3", "g1");
        assertThat(bring(access, "g1 here-abc-3", "g1")).isEqualTo(code); // after a restart
        assertThat(bring(access, "g1 here-abc-4", "g1")).isNotEqualTo(code);
        assertThatThrownBy(() -> bring(access, "g1 here-abc-3", "g2"))
                .hasCauseInstanceOf(RefusedException.class);
    }
}
