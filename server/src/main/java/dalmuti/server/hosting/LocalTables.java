package dalmuti.server.hosting;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/// The tables of a server of one. Nothing of this can be reached from outside the process.
final class LocalTables implements Tables {

    private static final Duration STOP_WITHIN = Duration.ofSeconds(20);

    private final ActorSystem<Void> system;
    private final ActorRef<TableRegistry.Command> registry;
    private final Duration patience;

    /// @param patience how long a table may take to answer
    LocalTables(ActorSystem<Void> system, TableEnvironment environment, Duration patience) {
        this.system = system;
        this.patience = patience;
        this.registry =
                system.systemActorOf(
                        TableRegistry.create(
                                (code, sleep) -> TableEntity.create(code, environment, sleep)),
                        "tables",
                        Props.empty());
    }

    @Override
    public void tell(String code, TableMessage message) {
        registry.tell(new TableRegistry.Send(code, message));
    }

    @Override
    public CompletionStage<TableMessage.Reply> ask(
            String code, Function<ActorRef<TableMessage.Reply>, TableMessage> message) {
        return AskPattern.ask(
                registry,
                (ActorRef<TableMessage.Reply> from) ->
                        new TableRegistry.Send(code, message.apply(from)),
                patience,
                system.scheduler());
    }

    @Override
    public void close() {
        CompletionStage<TableRegistry.Stopped> stopped =
                AskPattern.ask(
                        registry, TableRegistry.StopAll::new, STOP_WITHIN, system.scheduler());
        Hosting.await(system, stopped, STOP_WITHIN, "Not all tables stopped in time");
    }
}
