package dalmuti.server.hosting;

import dalmuti.server.PeriodicTask;
import dalmuti.server.store.Nodes;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;

/// A server of one. In a database that others could open too it says that it is there, so that
/// nobody reads a backup into it meanwhile.
final class StandaloneMembership implements Membership {

    private static final Logger LOG = LoggerFactory.getLogger(StandaloneMembership.class);
    private static final Duration EVERY = Duration.ofSeconds(2);

    private final Nodes nodes;
    private final PeriodicTask task;
    private boolean started;

    StandaloneMembership(Nodes nodes) {
        this.nodes = nodes;
        this.task =
                new PeriodicTask("presence", Duration.ZERO, EVERY, () -> nodes.seen(Nodes.ALONE));
    }

    @Override
    public void start() {
        started = nodes.canBeShared();
        if (started) {
            task.start();
        }
    }

    @Override
    public boolean isReady() {
        return true;
    }

    @Override
    public boolean isCertain() {
        return true;
    }

    @Override
    public void close() {
        if (!started) {
            return;
        }
        task.close();
        try {
            nodes.gone(Nodes.ALONE);
        } catch (RuntimeException e) {
            LOG.warn("The database did not hear that this machine stops", e);
        }
    }
}
