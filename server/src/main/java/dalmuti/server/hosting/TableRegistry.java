package dalmuti.server.hosting;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/// The tables of a server of one that are awake; wakes others on demand. Messages to a table that
/// is going to sleep are held back and wake it again, so none is lost.
final class TableRegistry extends AbstractBehavior<TableRegistry.Command> {

    /// How a table is made, by its code and by what it calls when it wants to sleep.
    interface Maker
            extends BiFunction<String, Consumer<ActorRef<TableMessage>>, Behavior<TableMessage>> {}

    sealed interface Command {}

    record Send(String code, TableMessage message) implements Command {}

    /// A table has nothing to do any more.
    private record Sleep(String code, ActorRef<TableMessage> table) implements Command {}

    /// A table has stopped, because it was asked to or because it failed.
    private record Gone(String code) implements Command {}

    record StopAll(ActorRef<Stopped> from) implements Command {}

    /// All tables have stopped.
    record Stopped() {}

    /// @param waiting what came after the table was told to stop; none while it runs
    private record Awake(ActorRef<TableMessage> table, @Nullable List<TableMessage> waiting) {}

    private final Maker maker;
    private final Map<String, Awake> awake = new HashMap<>();
    private @Nullable ActorRef<Stopped> stopping;
    private long made;

    private TableRegistry(ActorContext<Command> context, Maker maker) {
        super(context);
        this.maker = maker;
    }

    static Behavior<Command> create(Maker maker) {
        return Behaviors.setup(context -> new TableRegistry(context, maker));
    }

    @Override
    public Receive<Command> createReceive() {
        return newReceiveBuilder()
                .onMessage(Send.class, it -> send(it.code(), it.message()))
                .onMessage(Sleep.class, this::sleep)
                .onMessage(Gone.class, it -> gone(it.code()))
                .onMessage(StopAll.class, this::stopAll)
                .build();
    }

    private Behavior<Command> send(String code, TableMessage message) {
        if (stopping == null) { // otherwise whoever waits for an answer comes again elsewhere
            Awake at = awake.computeIfAbsent(code, this::wake);
            if (at.waiting() == null) {
                at.table().tell(message);
            } else {
                at.waiting().add(message);
            }
        }
        return this;
    }

    private Awake wake(String code) {
        ActorRef<Command> self = getContext().getSelf();
        Behavior<TableMessage> table = maker.apply(code, it -> self.tell(new Sleep(code, it)));
        // Codes may hold what the name of an actor may not, and a name is free only a little later.
        made++;
        ActorRef<TableMessage> woken = getContext().spawn(table, "table-" + made);
        getContext().watchWith(woken, new Gone(code));
        return new Awake(woken, null);
    }

    private Behavior<Command> sleep(Sleep it) {
        Awake at = awake.get(it.code());
        if (at != null && at.table().equals(it.table())) {
            stop(it.code(), at);
        }
        return this;
    }

    private void stop(String code, Awake at) {
        if (at.waiting() == null) {
            awake.put(code, new Awake(at.table(), new ArrayList<>()));
            at.table().tell(new TableMessage.Move());
        }
    }

    private Behavior<Command> gone(String code) {
        Awake was = awake.remove(code);
        if (was != null && was.waiting() != null) {
            was.waiting().forEach(message -> send(code, message));
        }
        return sayWhenAllStopped();
    }

    private Behavior<Command> stopAll(StopAll it) {
        stopping = it.from();
        Map.copyOf(awake).forEach(this::stop);
        return sayWhenAllStopped();
    }

    private Behavior<Command> sayWhenAllStopped() {
        if (stopping == null || !awake.isEmpty()) {
            return this;
        }
        stopping.tell(new Stopped());
        return Behaviors.stopped();
    }
}
