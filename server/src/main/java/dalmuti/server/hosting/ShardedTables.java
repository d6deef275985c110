package dalmuti.server.hosting;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/// The tables of a cluster: each lives on one machine at a time, and moves when that machine goes.
final class ShardedTables implements Tables {

    private static final EntityTypeKey<TableMessage> TABLE =
            EntityTypeKey.create(TableMessage.class, "table");

    private final ClusterSharding sharding;
    private final Duration patience;

    /// @param patience how long a table may take to answer
    ShardedTables(ActorSystem<Void> system, TableEnvironment environment, Duration patience) {
        this.patience = patience;
        this.sharding = ClusterSharding.get(system);
        sharding.init(
                Entity.of(TABLE, entity -> table(entity, environment))
                        .withStopMessage(new TableMessage.Move()));
    }

    private static org.apache.pekko.actor.typed.Behavior<TableMessage> table(
            EntityContext<TableMessage> entity, TableEnvironment environment) {
        ActorRef<ClusterSharding.ShardCommand> shard = entity.getShard();
        return TableEntity.create(
                entity.getEntityId(),
                environment,
                table -> shard.tell(new ClusterSharding.Passivate<>(table)));
    }

    @Override
    public void tell(String code, TableMessage message) {
        table(code).tell(message);
    }

    @Override
    public CompletionStage<TableMessage.Reply> ask(
            String code, Function<ActorRef<TableMessage.Reply>, TableMessage> message) {
        return table(code).ask(message::apply, patience);
    }

    private EntityRef<TableMessage> table(String code) {
        return sharding.entityRefFor(TABLE, code);
    }

    /// Sharding hands its tables over by itself when the machine leaves the cluster.
    @Override
    public void close() {}
}
