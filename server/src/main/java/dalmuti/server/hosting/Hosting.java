package dalmuti.server.hosting;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;

import dalmuti.server.Lobby;
import dalmuti.server.Reports;
import dalmuti.server.store.Journal;
import dalmuti.server.store.Snapshots;

import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// This machine's part of the cluster in which tables live; a cluster of one as a rule.
public final class Hosting implements AutoCloseable {

    private static final Duration STOPS_WITHIN = Duration.ofSeconds(30);

    private final ActorSystem<Void> system;
    private final PekkoTableHost tables;
    private final ExecutorService thinkers;
    private final ExecutorService aside;

    private Hosting(ActorSystem<Void> system, Lobby lobby, Reports reports, Clock clock) {
        this.system = system;
        this.thinkers =
                Executors.newFixedThreadPool(
                        Runtime.getRuntime().availableProcessors(),
                        Thread.ofPlatform().daemon().name("thinker-", 1).factory());
        this.aside = Executors.newVirtualThreadPerTaskExecutor();
        this.tables =
                new PekkoTableHost(
                        system,
                        new Surroundings(
                                clock,
                                new SecureRandom(),
                                thinkers,
                                aside,
                                lobby,
                                reports,
                                new Outlets()));
    }

    public static Hosting start(
            Place place,
            Journal journal,
            Snapshots snapshots,
            Lobby lobby,
            Reports reports,
            Clock clock) {
        Config config =
                place.config()
                        .withFallback(ConfigFactory.parseResources(Hosting.class, "tables.conf"))
                        .withFallback(ConfigFactory.load());
        var setup =
                ActorSystemSetup.create(
                        BootstrapSetup.create(config), new Storage.In(journal, snapshots));
        ActorSystem<Void> system = ActorSystem.create(Behaviors.empty(), "dalmuti", setup);
        return new Hosting(system, lobby, reports, clock);
    }

    public PekkoTableHost tables() {
        return tables;
    }

    /// Hands all tables over, or stops them where there is nobody to hand them to.
    @Override
    public void close() {
        system.terminate();
        try {
            system.getWhenTerminated()
                    .toCompletableFuture()
                    .get(STOPS_WITHIN.toMillis(), TimeUnit.MILLISECONDS);
        } catch (Exception e) {
            system.log().warn("The tables did not stop in time", e);
            if (e instanceof InterruptedException) {
                Thread.currentThread().interrupt();
            }
        }
        thinkers.shutdownNow();
        aside.close();
    }
}
