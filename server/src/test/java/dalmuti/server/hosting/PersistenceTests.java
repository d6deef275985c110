package dalmuti.server.hosting;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;

import dalmuti.server.store.DamagedTables;
import dalmuti.server.store.Journal;
import dalmuti.server.store.Kind;
import dalmuti.server.store.jdbc.Database;
import dalmuti.wire.journal.Entry;

import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.SnapshotAdapter;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.RetentionCriteria;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// A tiny entity on the real plugins: it remembers the names of its hosts.
final class PersistenceTests {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /// @param name empty to ask without a change
    record Say(String name, ActorRef<String> replyTo) {}

    private static final class Hosts extends EventSourcedBehavior<Say, Entry.Dated, String> {

        Hosts(String id) {
            super(PersistenceId.ofUniqueId(id));
        }

        @Override
        public String emptyState() {
            return "";
        }

        @Override
        public CommandHandler<Say, Entry.Dated, String> commandHandler() {
            return (state, say) ->
                    say.name().isEmpty()
                            ? Effect().none().thenReply(say.replyTo(), names -> names)
                            : Effect()
                                    .persist(new Entry.Dated(1, new Entry.HandedOver(say.name())))
                                    .thenReply(say.replyTo(), names -> names);
        }

        @Override
        public EventHandler<String, Entry.Dated> eventHandler() {
            return (state, dated) -> state + ((Entry.HandedOver) dated.entry()).host();
        }

        @Override
        public String journalPluginId() {
            return "dalmuti.journal";
        }

        @Override
        public String snapshotPluginId() {
            return "dalmuti.snapshots";
        }

        @Override
        public RetentionCriteria retentionCriteria() {
            return RetentionCriteria.snapshotEvery(10, 2);
        }

        @Override
        public SnapshotAdapter<String> snapshotAdapter() {
            return new SnapshotAdapter<>() {
                @Override
                public Object toJournal(String state) {
                    return new Entry.Summary(
                            List.of(new Entry.HandedOver("*" + state)),
                            new Entry.Base.Start(),
                            0,
                            Map.of(),
                            List.of());
                }

                @Override
                public String fromJournal(Object from) {
                    return ((Entry.HandedOver) ((Entry.Summary) from).setting().getFirst()).host();
                }
            };
        }
    }

    private record Node(
            Database database, Journal journal, ActorSystem<SpawnProtocol.Command> system)
            implements AutoCloseable {

        static Node start(Database.Access access) {
            var database = Database.open(access);
            var journal = new Journal(database);
            var damaged = new DamagedTables(database, Path.of("NOWHERE"));
            var storage = new Storage.In(journal, database, damaged);
            var quiet =
                    ConfigFactory.parseString("pekko.loglevel = WARNING")
                            .withFallback(ConfigFactory.load());
            return new Node(
                    database,
                    journal,
                    ActorSystem.create(
                            SpawnProtocol.create(),
                            "test",
                            ActorSystemSetup.create(BootstrapSetup.create(quiet), storage)));
        }

        ActorRef<Say> entity(String id) throws Exception {
            return AskPattern.<SpawnProtocol.Command, ActorRef<Say>>ask(
                            system,
                            replyTo ->
                                    new SpawnProtocol.Spawn<>(
                                            new Hosts(id), id, Props.empty(), replyTo),
                            PATIENCE,
                            system.scheduler())
                    .toCompletableFuture()
                    .get(10, TimeUnit.SECONDS);
        }

        String say(ActorRef<Say> entity, String name) throws Exception {
            return AskPattern.<Say, String>ask(
                            entity, replyTo -> new Say(name, replyTo), PATIENCE, system.scheduler())
                    .toCompletableFuture()
                    .get(10, TimeUnit.SECONDS);
        }

        @Override
        public void close() {
            system.terminate();
            system.getWhenTerminated().toCompletableFuture().join();
            journal.close();
            database.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void anEntityComesBackAsItWas(Kind kind) throws Exception {
        var access = kind.fresh();
        try (var node = Node.start(access)) {
            var entity = node.entity("a");
            assertThat(node.say(entity, "x")).isEqualTo("x");
            assertThat(node.say(entity, "y")).isEqualTo("xy");
        }
        try (var node = Node.start(access)) {
            var entity = node.entity("a");
            assertThat(node.say(entity, "")).isEqualTo("xy");
            assertThat(node.say(entity, "z")).isEqualTo("xyz");
            assertThat(node.say(node.entity("b"), "")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSnapshotStandsForWhatWasBefore(Kind kind) throws Exception {
        var access = kind.fresh();
        try (var node = Node.start(access)) {
            var entity = node.entity("a");
            for (int i = 0; i < 25; i++) {
                node.say(entity, "x");
            }
        }
        try (var node = Node.start(access)) {
            // The star tells that it was put together from a snapshot.
            assertThat(node.say(node.entity("a"), "")).isEqualTo("*" + "x".repeat(25));
        }
    }
}
