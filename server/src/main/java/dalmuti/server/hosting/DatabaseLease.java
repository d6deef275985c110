package dalmuti.server.hosting;

import dalmuti.server.store.Leases;

import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// The lease that decides which machines go on when a cluster falls in two: a row of the database
/// that all of them share. Two machines need it, for neither of them is a majority.
public final class DatabaseLease extends Lease {

    private final LeaseSettings settings;
    private final Leases leases;
    private final Executor threads;
    private final ScheduledExecutorService renewal =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("lease").factory());
    private volatile boolean held;

    /// Made by Pekko, which has its name from the configuration.
    public DatabaseLease(LeaseSettings settings, ExtendedActorSystem system) {
        this.settings = settings;
        Storage storage = Storage.of(system);
        this.leases = storage.leases();
        this.threads = storage.threads();
    }

    @Override
    public LeaseSettings getSettings() {
        return settings;
    }

    @Override
    public CompletionStage<Boolean> acquire() {
        return acquire(_ -> {});
    }

    @Override
    public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> lost) {
        return CompletableFuture.supplyAsync(this::take, threads)
                .thenApply(
                        taken -> {
                            if (taken && !held) {
                                held = true;
                                renewLater(lost);
                            }
                            return taken;
                        });
    }

    private boolean take() {
        Duration length = settings.timeoutSettings().getHeartbeatTimeout();
        return leases.take(settings.leaseName(), settings.ownerName(), length);
    }

    private void renewLater(Consumer<Optional<Throwable>> lost) {
        long every = settings.timeoutSettings().getHeartbeatInterval().toMillis();
        var _ = renewal.schedule(() -> renew(lost), every, TimeUnit.MILLISECONDS);
    }

    private void renew(Consumer<Optional<Throwable>> lost) {
        if (!held) {
            return;
        }
        try {
            held = take();
            if (held) {
                renewLater(lost);
            } else {
                lost.accept(Optional.empty());
            }
        } catch (RuntimeException e) {
            held = false;
            lost.accept(Optional.of(e));
        }
    }

    @Override
    public CompletionStage<Boolean> release() {
        held = false;
        return CompletableFuture.supplyAsync(
                () -> leases.give(settings.leaseName(), settings.ownerName()), threads);
    }

    @Override
    public boolean checkLease() {
        return held;
    }
}
