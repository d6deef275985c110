package dalmuti.server.hosting;

import com.typesafe.config.ConfigFactory;

import dalmuti.server.Lobby;
import dalmuti.server.Machines;
import dalmuti.server.Metrics;
import dalmuti.server.PeriodicTask;
import dalmuti.server.Reporting;
import dalmuti.server.Settings.Cluster;
import dalmuti.server.TableHost;
import dalmuti.server.store.Journal;
import dalmuti.server.store.Nodes;
import dalmuti.server.store.SetAside;
import dalmuti.server.store.jdbc.Database;

import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/// The tables of this machine: its own alone, or a part of those of a cluster.
public final class Hosting implements AutoCloseable {

    private static final Duration STOPS_WITHIN = Duration.ofSeconds(30);
    private static final Duration ANSWERS_WITHIN = Duration.ofSeconds(10);

    private static final Duration FIRST_WAKING = Duration.ofSeconds(10);
    private static final Duration WAKES_EVERY = Duration.ofSeconds(30);

    private static final int GIVEN_UP = 1;

    private final ActorSystem<Void> system;
    private final Membership membership;
    private final Machines machines;
    private final Tables tables;
    private final PekkoTableHost host;
    private final ExecutorService thinkers =
            Executors.newFixedThreadPool(
                    Runtime.getRuntime().availableProcessors(),
                    Thread.ofPlatform().daemon().name("thinker-", 1).factory());
    private final ExecutorService aside = Executors.newVirtualThreadPerTaskExecutor();

    /// Wakes the tables at which a match is played. Whoever comes to a table wakes it too; but
    /// where everybody has gone and then the machine, nobody else would, and the match would never
    /// end.
    private final PeriodicTask waking;

    private volatile boolean closing;

    /// @param cluster none for a server of one, which listens at no port for other machines
    /// @param dice that nobody can foresee
    public Hosting(
            Optional<Cluster> cluster,
            Database database,
            Journal journal,
            SetAside setAside,
            Lobby lobby,
            Reporting reports,
            Clock clock,
            RandomGenerator dice,
            Metrics metrics) {
        boolean alone = cluster.isEmpty();
        var nodes = new Nodes(database);
        system = system(cluster, new Storage.In(journal, database, setAside));
        membership =
                alone
                        ? new StandaloneMembership(nodes)
                        : new ClusterMembership(system, nodes, aside, this::givenUp);
        machines = alone ? new StandaloneMachines() : new ClusterMachines(system, aside);
        var surroundings = surroundings(clock, dice, lobby, reports, Figures.in(metrics));
        tables =
                alone
                        ? new LocalTables(system, surroundings, ANSWERS_WITHIN)
                        : new ShardedTables(system, surroundings, ANSWERS_WITHIN);
        host = new PekkoTableHost(system, tables, surroundings);
        waking =
                new PeriodicTask(
                        "waking of tables",
                        FIRST_WAKING,
                        WAKES_EVERY,
                        () -> lobby.playing().forEach(host::wake));
        membership.start();
        if (!alone) {
            var _ = system.getWhenTerminated().whenComplete((_, _) -> givenUp());
        }
        waking.start();
    }

    private Surroundings surroundings(
            Clock clock, RandomGenerator dice, Lobby lobby, Reporting reports, Figures figures) {
        return new Surroundings(
                clock,
                dice,
                thinkers,
                aside,
                lobby,
                reports,
                new Outlets(),
                figures,
                membership::isCertain);
    }

    private static ActorSystem<Void> system(Optional<Cluster> cluster, Storage.In storage) {
        var config =
                cluster.map(ClusterConfig::of)
                        .orElseGet(ConfigFactory::empty)
                        .withFallback(ConfigFactory.parseResources(Hosting.class, "tables.conf"))
                        .withFallback(ConfigFactory.load());
        var setup = ActorSystemSetup.create(BootstrapSetup.create(config), storage);
        return ActorSystem.create(Behaviors.empty(), "dalmuti", setup);
    }

    /// The others have decided that this machine is none of theirs, or it has itself. It stops, and
    /// is started anew by whoever looks after it.
    private void givenUp() {
        if (!closing) {
            Thread.ofPlatform().start(() -> Runtime.getRuntime().exit(GIVEN_UP));
        }
    }

    /// Whether tables can be reached from here.
    public boolean isReady() {
        return membership.isReady();
    }

    public TableHost tables() {
        return host;
    }

    public Machines machines() {
        return machines;
    }

    /// Hands all tables over, or stops them where there is nobody to hand them to.
    @Override
    public void close() {
        closing = true;
        waking.close();
        tables.close();
        membership.close();
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
