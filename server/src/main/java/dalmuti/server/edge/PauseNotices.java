package dalmuti.server.edge;

import dalmuti.server.Watchman;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// Tells everybody when moves can't be kept and all tables wait, and when they go on.
final class PauseNotices implements AutoCloseable {

    private static final Duration EVERY = Duration.ofMillis(500);

    private final Gateway gateway;
    private final BooleanSupplier paused;
    private final Watchman watchman;
    private boolean before;

    PauseNotices(Gateway gateway, BooleanSupplier paused) {
        this.gateway = gateway;
        this.paused = paused;
        watchman = new Watchman("pause notices", EVERY, EVERY, this::look);
        watchman.start();
    }

    private void look() {
        boolean now = paused.getAsBoolean();
        if (now || before) {
            gateway.sockets().forEach(socket -> socket.pause(now));
        }
        before = now;
    }

    @Override
    public void close() {
        watchman.close();
    }
}
