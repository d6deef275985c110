package dalmuti.server.hosting;

import dalmuti.server.TableHost;
import dalmuti.server.table.Opening;
import dalmuti.wire.table.Plan;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;

/// Tables as sharded entities: each lives on one machine of the cluster at a time, and moves when
/// that machine goes.
public final class PekkoTableHost implements TableHost {

    static final EntityTypeKey<Post> TABLE = EntityTypeKey.create(Post.class, "table");

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int ATTEMPTS = 5;

    private final ActorSystem<Void> system;
    private final Surroundings surroundings;
    private final ClusterSharding sharding;
    private final Codes codes;
    private final AtomicLong viewers = new AtomicLong();

    PekkoTableHost(ActorSystem<Void> system, Surroundings surroundings) {
        this.system = system;
        this.surroundings = surroundings;
        this.codes = new Codes(surroundings.dice());
        this.sharding = ClusterSharding.get(system);
        sharding.init(Entity.of(TABLE, this::table).withStopMessage(new Post.Move()));
    }

    private Behavior<Post> table(EntityContext<Post> entity) {
        return Behaviors.setup(
                context ->
                        Behaviors.withTimers(
                                timers ->
                                        new TableEntity(
                                                entity.getEntityId(),
                                                surroundings,
                                                context,
                                                timers,
                                                entity.getShard())));
    }

    @Override
    public CompletionStage<String> open(Plan plan, Guest host) {
        Opening.entries(plan, host);
        return open(plan, host, ATTEMPTS);
    }

    private CompletionStage<String> open(Plan plan, Guest host, int attempts) {
        String code = codes.next();
        CompletionStage<Post.Reply> reply =
                AskPattern.ask(
                        table(code),
                        (ActorRef<Post.Reply> from) -> new Post.Open(plan, host, from),
                        PATIENCE,
                        system.scheduler());
        return reply.thenCompose(
                it ->
                        switch (it) {
                            case Post.Reply.Opened() -> CompletableFuture.completedStage(code);
                            case Post.Reply.Taken() when attempts > 1 ->
                                    open(plan, host, attempts - 1);
                            case Post.Reply.Taken(), Post.Reply.Forgotten() ->
                                    CompletableFuture.failedStage(
                                            new IllegalStateException("No free code was found"));
                        });
    }

    /// Lets a match go on, though nobody is there.
    public void wake(String code) {
        table(code).tell(new Post.Wake());
    }

    @Override
    public CompletionStage<Void> forget(String code, String guest) {
        return AskPattern.ask(
                        table(code),
                        (ActorRef<Post.Reply> from) -> new Post.Forget(guest, from),
                        PATIENCE,
                        system.scheduler())
                .thenAccept(_ -> {});
    }

    private EntityRef<Post> table(String code) {
        return sharding.entityRefFor(TABLE, code);
    }

    @Override
    public Line connect(String code, Visitor visitor, Outlet outlet) {
        var connection = new Connection(table(code), surroundings.outlets());
        ActorRef<Post.Word> viewer =
                system.systemActorOf(
                        connection.listening(outlet),
                        "viewer-" + viewers.incrementAndGet(),
                        Props.empty());
        connection.open(viewer, visitor, outlet);
        return connection;
    }
}
