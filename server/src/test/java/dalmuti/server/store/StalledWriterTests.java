package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.wire.journal.Entry;

import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A machine stalls between writing a table's entry and its commit, and another goes on with that
/// table.
class StalledWriterTests {

    private static final int LIMIT_S = 30;

    @Test
    void itHoldsNobodyUpForLong() throws Exception {
        Database.Access access = Kind.POSTGRESQL.fresh();
        try (Database one = Database.open(access);
                Database two = Database.open(access);
                Journal journal = new Journal(two);
                Connection stalled = one.lasting()) {
            new Sql(stalled)
                    .change(
                            "insert into journal ("
                                    + JournalRow.COLUMNS
                                    + ") values (?, ?, ?, ?, ?, ?)",
                            "TABLE",
                            1L,
                            "stalled",
                            1,
                            "{}",
                            0L);
            var entry = new Entry.Dated(1, new Entry.HandedOver("host"));
            journal.append("TABLE", List.of(new Journal.Numbered(1, entry)))
                    .toCompletableFuture()
                    .get(LIMIT_S, TimeUnit.SECONDS);
            assertThat(journal.highest("TABLE")).isEqualTo(1);
        }
    }
}
