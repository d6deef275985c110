package dalmuti.server.store;

import dalmuti.server.Metrics;
import dalmuti.server.PeriodicTask;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;

/// Looks every second whether the database answers and its disk has room, so that whoever runs the
/// server learns of it before the players do.
public final class StorageWatch implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(StorageWatch.class);

    private static final Duration EVERY = Duration.ofSeconds(1);

    /// Whoever was not answered for so long is not answered.
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /// Below this the operator is warned, once.
    static final long LITTLE_ROOM = 256L << 20;

    private final Database database;
    private final long little;
    private final PeriodicTask task;
    private volatile long answered = System.nanoTime();
    private volatile boolean warned;

    public StorageWatch(Database database) {
        this(database, LITTLE_ROOM);
    }

    StorageWatch(Database database, long little) {
        this.database = database;
        this.little = little;
        this.task = new PeriodicTask("watch over the storage", Duration.ZERO, EVERY, this::look);
        task.start();
    }

    /// Has its figures counted.
    public StorageWatch count(Metrics metrics) {
        database.file()
                .ifPresent(
                        it -> {
                            metrics.gauge(
                                    "data_bytes", "Size of the data file and its log", it::size);
                            metrics.gauge(
                                    "disk_free_bytes", "Room on the disk of the data", it::room);
                        });
        return this;
    }

    private void look() {
        database.file().ifPresent(this::lookForRoom);
        database.texts("select 1");
        answered = System.nanoTime();
    }

    private void lookForRoom(DataFile data) {
        long room = data.room();
        if (room < little && !warned) {
            LOG.warn(
                    "Only {} MB are free on the disk of {}: when it is full, all tables wait",
                    room >> 20,
                    data.path());
        }
        warned = room < little;
    }

    /// Whether the operator was told that the disk fills up.
    boolean isWarned() {
        return warned;
    }

    /// Whether the database answers.
    public boolean isReady() {
        return System.nanoTime() - answered < PATIENCE.toNanos();
    }

    @Override
    public void close() {
        task.close();
    }
}
