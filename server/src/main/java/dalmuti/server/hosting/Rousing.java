package dalmuti.server.hosting;

import dalmuti.server.Lobby;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// Wakes the tables at which a match is played, again and again. Whoever comes to a table wakes it
/// too; but where everybody has gone and then the machine, nobody else would, and the match would
/// never end.
final class Rousing implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Rousing.class);
    private static final long FIRST_S = 10;
    private static final long EVERY_S = 30;

    private final Lobby lobby;
    private final Consumer<String> wake;
    private final ScheduledExecutorService round =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("rousing").factory());

    /// @param wake does nothing to a table that is awake
    Rousing(Lobby lobby, Consumer<String> wake) {
        this.lobby = lobby;
        this.wake = wake;
    }

    void start() {
        var _ = round.scheduleWithFixedDelay(this::go, FIRST_S, EVERY_S, TimeUnit.SECONDS);
    }

    private void go() {
        try {
            lobby.playing().forEach(wake);
        } catch (RuntimeException e) {
            LOG.warn("Tables could not be woken; it will be tried again", e);
        }
    }

    @Override
    public void close() {
        round.shutdownNow();
    }
}
