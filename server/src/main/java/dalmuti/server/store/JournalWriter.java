package dalmuti.server.store;

import dalmuti.server.PeriodicTask;
import dalmuti.server.UnavailableException;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/// The one thread that writes journals, with group commit: what comes up while a commit goes on
/// shares the next one. After a quiet moment a commit begins at once; under load commits begin at a
/// fixed pace, so that more is shared.
final class JournalWriter implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(JournalWriter.class);

    private static final int MOST_WAITING = 20_000;
    private static final int MOST_AT_ONCE = 1_000;
    private static final Duration PACE = Duration.ofMillis(4);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration RETRY = Duration.ofMillis(500);
    private static final String CONNECTION = "08";
    private static final String INSERT = Sql.insertion("journal", JournalRow.COLUMNS, 6);

    private final Database database;
    private final BlockingQueue<Write> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Write end = new Write(List.of(), List.of(), 0, new CompletableFuture<>());
    private final Duration patience;
    private final PeriodicTask task;
    private final Thread thread;
    private final LongAdder commits = new LongAdder();
    private final LongAdder entries = new LongAdder();
    private volatile List<Write> underway = List.of();
    private volatile boolean closed;
    private volatile boolean paused;
    private @Nullable Connection connection;

    JournalWriter(Database database) {
        this(database, PATIENCE);
    }

    /// @param patience after which a write counts as failed, even if it may be written yet
    JournalWriter(Database database, Duration patience) {
        this.database = database;
        this.patience = patience;
        Duration round = patience.dividedBy(10);
        this.task = new PeriodicTask("journal timeouts", round, round, this::giveUp);
        task.start();
        this.thread = Thread.ofPlatform().name("journal").daemon().start(this::run);
    }

    /// A match that came to its end, for the archive.
    record Finish(String entity, long seq, int match) {}

    /// What is written all or not at all.
    private record Write(
            List<JournalRow> rows,
            List<Finish> finishes,
            long since,
            CompletableFuture<Void> done) {

        void refuse(String why) {
            done.completeExceptionally(new RejectedExecutionException(why));
        }
    }

    CompletionStage<Void> write(List<JournalRow> rows, List<Finish> finishes) {
        var write = new Write(rows, finishes, System.nanoTime(), new CompletableFuture<>());
        if (!waiting.offer(write)) {
            write.refuse("More is to be written than can be");
        } else if (closed && waiting.remove(write)) {
            write.refuse("Nothing is written any more");
        }
        return write.done();
    }

    private void run() {
        var batch = new ArrayList<Write>();
        try {
            while (!batch.contains(end)) {
                batch.clear();
                batch.add(waiting.take());
                long begun = System.nanoTime();
                waiting.drainTo(batch, MOST_AT_ONCE);
                underway = List.copyOf(batch);
                commit(batch);
                LockSupport.parkNanos(begun + PACE.toNanos() - System.nanoTime());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            disconnect();
        }
    }

    private void giveUp() {
        if (paused) {
            return; // whoever waits for room on the disk is not given up
        }
        long latest = System.nanoTime() - patience.toNanos();
        Stream.concat(underway.stream(), waiting.stream())
                .filter(write -> write.since() - latest < 0)
                .forEach(write -> write.done().completeExceptionally(new TimeoutException()));
    }

    private void commit(List<Write> batch) {
        try {
            storeInTheEnd(batch);
            batch.forEach(write -> write.done().complete(null));
        } catch (Throwable e) { // no other thread writes, so this one goes on
            undo(e);
            if (batch.size() == 1 || isLost(e)) {
                batch.forEach(write -> write.done().completeExceptionally(e));
            } else {
                // Only those should fail who are to blame.
                batch.forEach(write -> commit(List.of(write)));
            }
        }
    }

    /// Stores a batch. While the disk is full nothing is lost and nobody fails: the tables wait,
    /// and go on as soon as there is room.
    private void storeInTheEnd(List<Write> batch) {
        while (true) {
            try {
                database.oneAtATime(() -> stored(batch));
                if (paused) {
                    paused = false;
                    LOG.warn("Writing to the journal works again; tables go on");
                }
                return;
            } catch (UnavailableException e) {
                if (closed || !mayPass(e)) {
                    throw e;
                }
                if (!paused) {
                    paused = true;
                    LOG.error(
                            "Writing to the journal fails; all tables are paused: {}",
                            e.getMessage());
                }
                rollBack();
                LockSupport.parkNanos(RETRY.toNanos());
            }
        }
    }

    private boolean mayPass(UnavailableException e) {
        return e.getCause() instanceof SQLException sql && database.mayPass(sql);
    }

    private void undo(Throwable e) {
        if (e instanceof Error) {
            disconnect(); // nobody knows what is left of what was begun
        } else {
            rollBack();
        }
    }

    /// Whether the database can't be reached: then nobody's write is to blame, and none will fare
    /// better.
    private static boolean isLost(Throwable e) {
        return e.getCause() instanceof SQLException sql
                && String.valueOf(sql.getSQLState()).startsWith(CONNECTION);
    }

    /// How many rows were stored.
    private int stored(List<Write> batch) {
        try {
            return store(batch);
        } catch (SQLException e) {
            throw new UnavailableException(e);
        }
    }

    private int store(List<Write> batch) throws SQLException {
        Connection open = connected();
        var sql = new Sql(open);
        List<JournalRow> rows = batch.stream().flatMap(write -> write.rows().stream()).toList();
        insert(open, rows);
        for (Write write : batch) {
            for (Finish it : write.finishes()) {
                sql.insert(
                        "journal_finished",
                        "entity, seq, number",
                        it.entity(),
                        it.seq(),
                        it.match());
            }
        }
        open.commit();
        commits.increment();
        entries.add(rows.size());
        return rows.size();
    }

    /// The key (entity, number) sees to it that no number is written twice, whoever tries.
    private static void insert(Connection connection, List<JournalRow> rows) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
            for (JournalRow row : rows) {
                insert.setString(1, row.entity());
                insert.setLong(2, row.seq());
                insert.setString(3, row.kind());
                insert.setInt(4, row.version());
                insert.setString(5, row.body());
                insert.setLong(6, row.at());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    long commits() {
        return commits.sum();
    }

    long entries() {
        return entries.sum();
    }

    boolean isAtWork() {
        return thread.isAlive();
    }

    /// Whether nothing can be written for the time being.
    boolean isPaused() {
        return paused;
    }

    int waiting() {
        return waiting.size();
    }

    private Connection connected() throws SQLException {
        Connection open = connection == null ? database.lasting() : connection;
        connection = open;
        return open;
    }

    private void rollBack() {
        try {
            if (connection != null) {
                connection.rollback();
            }
        } catch (SQLException _) {
            // It is lost: the next write opens another.
            disconnect();
        }
    }

    private void disconnect() {
        try {
            if (connection != null) {
                connection.close();
            }
        } catch (SQLException _) {
            // Nothing more is wanted of it.
        }
        connection = null;
    }

    /// Writes what waits, and nothing that comes later.
    @Override
    public void close() {
        closed = true;
        try {
            waiting.put(end);
            thread.join();
            task.close();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
