package dalmuti.server.hosting;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;

import dalmuti.server.Lobby;
import dalmuti.server.Meters;
import dalmuti.server.Reports;
import dalmuti.server.Watchman;
import dalmuti.server.store.Database;
import dalmuti.server.store.Journal;
import dalmuti.server.store.Leases;
import dalmuti.server.store.Nodes;
import dalmuti.server.store.SetAside;
import dalmuti.server.store.Snapshots;

import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/// This machine's part of the cluster in which tables live; a cluster of one as a rule.
public final class Hosting implements AutoCloseable {

    private static final Duration STOPS_WITHIN = Duration.ofSeconds(30);

    private static final int GIVEN_UP = 1;

    private final ActorSystem<Void> system;
    private final Joining joining;
    private final PekkoTableHost tables;
    private final Watchman rousing;
    private final ExecutorService thinkers;
    private final ExecutorService aside;
    private volatile boolean closing;

    private Hosting(
            ActorSystem<Void> system,
            Place place,
            Nodes nodes,
            Lobby lobby,
            Reports reports,
            Clock clock,
            RandomGenerator dice,
            Meters meters) {
        this.system = system;
        this.joining = new Joining(system, place, nodes, this::givenUp);
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
                                dice,
                                thinkers,
                                aside,
                                lobby,
                                reports,
                                new Outlets(),
                                Figures.in(meters)));
        this.rousing = Rousing.of(lobby, tables::wake);
    }

    /// @param dice that nobody can foresee
    public static Hosting start(
            Place place,
            Database database,
            Journal journal,
            SetAside setAside,
            Lobby lobby,
            Reports reports,
            Clock clock,
            RandomGenerator dice,
            Meters meters) {
        Config config =
                place.config()
                        .withFallback(ConfigFactory.parseResources(Hosting.class, "tables.conf"))
                        .withFallback(ConfigFactory.load());
        var setup =
                ActorSystemSetup.create(
                        BootstrapSetup.create(config),
                        new Storage.In(
                                journal, new Snapshots(database), new Leases(database), setAside));
        ActorSystem<Void> system = ActorSystem.create(Behaviors.empty(), "dalmuti", setup);
        var nodes = new Nodes(database);
        var hosting = new Hosting(system, place, nodes, lobby, reports, clock, dice, meters);
        hosting.joining.start();
        if (!place.isAlone()) {
            var _ = system.getWhenTerminated().whenComplete((_, _) -> hosting.givenUp());
        }
        hosting.rousing.start();
        return hosting;
    }

    /// The others have decided that this machine is none of theirs, or it has itself. It stops, and
    /// is started anew by whoever looks after it.
    private void givenUp() {
        if (!closing) {
            Thread.ofPlatform().start(() -> Runtime.getRuntime().exit(GIVEN_UP));
        }
    }

    /// Whether this machine has joined its cluster, so that tables can be reached.
    public boolean isReady() {
        return Cluster.get(system).selfMember().status().equals(MemberStatus.up());
    }

    public PekkoTableHost tables() {
        return tables;
    }

    /// Hands all tables over, or stops them where there is nobody to hand them to.
    @Override
    public void close() {
        closing = true;
        rousing.close();
        joining.close();
        CoordinatedShutdown.get(system).runAll(CoordinatedShutdown.jvmExitReason());
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
