package dalmuti.server.hosting;

import dalmuti.server.Machines;
import dalmuti.server.PeriodicTask;
import dalmuti.server.store.Nodes;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.ToIntFunction;

/// A server of one: there is no other machine to ask. In a database that others could open it
/// writes a heartbeat, so that nobody restores a backup into it meanwhile.
final class Standalone implements Membership, Machines {

    private static final Logger LOG = LoggerFactory.getLogger(Standalone.class);
    private static final Duration EVERY = Duration.ofSeconds(2);

    private final Nodes nodes;
    private final PeriodicTask task;
    private volatile ToIntFunction<String> hangUp = _ -> 0;
    private boolean started;

    Standalone(Nodes nodes) {
        this.nodes = nodes;
        this.task =
                new PeriodicTask(
                        "node heartbeat", Duration.ZERO, EVERY, () -> nodes.seen(Nodes.ALONE));
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
    public void hangUpBy(ToIntFunction<String> here) {
        hangUp = here;
    }

    @Override
    public CompletionStage<Integer> hangUp(String whom) {
        return CompletableFuture.completedStage(hangUp.applyAsInt(whom));
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
            LOG.warn("Removing this machine from the database failed", e);
        }
    }
}
