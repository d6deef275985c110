package dalmuti.server.hosting;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;

import dalmuti.server.Lobby;
import dalmuti.server.Machines;
import dalmuti.server.Metrics;
import dalmuti.server.PeriodicTask;
import dalmuti.server.ReportLimit;
import dalmuti.server.Settings.Cluster;
import dalmuti.server.TableHost;
import dalmuti.server.store.DamagedTables;
import dalmuti.server.store.Journal;
import dalmuti.server.store.Nodes;
import dalmuti.server.store.jdbc.Database;

import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;

import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;

/// The tables of this machine: its own alone, or a part of those of a cluster.
public final class Hosting implements AutoCloseable {

    private static final Duration STOPS_WITHIN = Duration.ofSeconds(30);
    private static final Duration ANSWERS_WITHIN = Duration.ofSeconds(10);

    private static final Duration FIRST_WAKING = Duration.ofSeconds(10);
    private static final Duration WAKES_EVERY = Duration.ofSeconds(30);

    private static final int GIVEN_UP = 1;
    private static final String REMOTE = "pekko.remote.artery.";
    private static final String KEYS = REMOTE + "ssl.rotating-keys-engine.";

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
            DamagedTables damaged,
            Lobby lobby,
            ReportLimit reports,
            Clock clock,
            RandomGenerator dice,
            Metrics metrics) {
        var nodes = new Nodes(database);
        system = system(cluster, new Storage.In(journal, database, damaged));
        if (cluster.isEmpty()) {
            var alone = new Standalone(nodes);
            membership = alone;
            machines = alone;
        } else {
            membership = new ClusterMembership(system, nodes, aside, this::givenUp);
            machines = new ClusterMachines(system, aside);
            var _ = system.getWhenTerminated().whenComplete((_, _) -> givenUp());
        }
        var environment =
                new TableEnvironment(
                        clock,
                        dice,
                        thinkers,
                        aside,
                        lobby,
                        reports,
                        new LocalViewers(),
                        TableMetrics.in(metrics),
                        membership::isCertain);
        tables =
                cluster.isEmpty()
                        ? new LocalTables(system, environment, ANSWERS_WITHIN)
                        : new ShardedTables(system, environment, ANSWERS_WITHIN);
        host = new PekkoTableHost(system, tables, environment);
        membership.start();
        waking = waking(lobby).start();
    }

    private PeriodicTask waking(Lobby lobby) {
        Runnable wakeAll = () -> lobby.playing().forEach(host::wake);
        return new PeriodicTask("waking of tables", FIRST_WAKING, WAKES_EVERY, wakeAll);
    }

    private static ActorSystem<Void> system(Optional<Cluster> cluster, Storage.In storage) {
        var config =
                cluster.map(Hosting::config)
                        .orElseGet(ConfigFactory::empty)
                        .withFallback(ConfigFactory.parseResources(Hosting.class, "tables.conf"))
                        .withFallback(ConfigFactory.load());
        var setup = ActorSystemSetup.create(BootstrapSetup.create(config), storage);
        return ActorSystem.create(Behaviors.empty(), "dalmuti", setup);
    }

    /// What Pekko has to know to be a machine of a cluster.
    private static Config config(Cluster cluster) {
        return ConfigFactory.parseMap(
                        Map.of(
                                REMOTE + "canonical.hostname",
                                cluster.host(),
                                REMOTE + "canonical.port",
                                cluster.port(),
                                KEYS + "key-file",
                                cluster.key().toString(),
                                KEYS + "cert-file",
                                cluster.certificate().toString(),
                                KEYS + "ca-cert-file",
                                cluster.authority().toString()))
                .withFallback(ConfigFactory.parseResources(Hosting.class, "cluster.conf"));
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
        await(system, system.getWhenTerminated(), STOPS_WITHIN, "The tables did not stop in time");
        thinkers.shutdownNow();
        aside.close();
    }

    /// Waits until something is done, but not for ever.
    ///
    /// @param late what is logged when it was not done in time
    static void await(
            ActorSystem<?> system, CompletionStage<?> stage, Duration within, String late) {
        try {
            stage.toCompletableFuture().get(within.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException e) {
            system.log().warn(late, e);
        } catch (InterruptedException e) {
            system.log().warn(late, e);
            Thread.currentThread().interrupt();
        }
    }
}
