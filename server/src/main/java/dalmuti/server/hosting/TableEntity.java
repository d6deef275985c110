package dalmuti.server.hosting;

import dalmuti.contract.Refusal;
import dalmuti.server.SteadyClock;
import dalmuti.server.store.DamagedTables;
import dalmuti.table.Complaint;
import dalmuti.table.Kept;
import dalmuti.table.LobbyCard;
import dalmuti.table.Opening;
import dalmuti.table.Outlet;
import dalmuti.table.Pending;
import dalmuti.table.Room;
import dalmuti.table.StoredTable;
import dalmuti.table.TableServices;
import dalmuti.table.Viewing;
import dalmuti.table.game.Games;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.persistence.typed.EventAdapter;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.SnapshotAdapter;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.RetentionCriteria;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// One table as an actor that keeps what it does: a thin shell around its [Room].
final class TableEntity extends EventSourcedBehavior<TableMessage, Kept, StoredTable>
        implements TableServices {

    private static final Logger LOG = LoggerFactory.getLogger(TableEntity.class);
    private static final double NANOS = 1e9;
    private static final Duration SHOWN_EVERY = Duration.ofMinutes(5);
    private static final Duration SLEEPS_AFTER = Duration.ofMinutes(2);

    private final String code;
    private final TableEnvironment environment;

    /// From when the table wakes up until it sleeps.
    private final InstantSource clock;

    private final ActorContext<TableMessage> context;
    private final TimerScheduler<TableMessage> timers;
    private final Consumer<ActorRef<TableMessage>> sleep;
    private final Map<ActorRef<TableMessage.ToViewer>, Viewing> viewings = new HashMap<>();
    private final DamagedTables damaged;
    private Optional<Room<?, ?, ?, ?>> room = Optional.empty();
    private long alarm = Long.MAX_VALUE;

    private TableEntity(
            String code,
            TableEnvironment environment,
            ActorContext<TableMessage> context,
            TimerScheduler<TableMessage> timers,
            Consumer<ActorRef<TableMessage>> sleep) {
        super(PersistenceId.ofUniqueId(code));
        this.code = code;
        this.environment = environment;
        this.clock = new SteadyClock(environment.clock(), System::nanoTime);
        this.context = context;
        this.timers = timers;
        this.sleep = sleep;
        this.damaged = Storage.of(Adapter.toClassic(context.getSystem())).damaged();
    }

    /// @param sleep is called when the table has nothing to do; it is then told to
    ///   [TableMessage.Move]
    static Behavior<TableMessage> create(
            String code, TableEnvironment environment, Consumer<ActorRef<TableMessage>> sleep) {
        return Behaviors.setup(
                context ->
                        Behaviors.withTimers(
                                timers ->
                                        new TableEntity(
                                                code, environment, context, timers, sleep)));
    }

    @Override
    public StoredTable emptyState() {
        return new StoredTable(Games.ALL);
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
    public SnapshotAdapter<StoredTable> snapshotAdapter() {
        return new JournalAdapters.Summaries();
    }

    /// With a new shuffle all that came before it can be forgotten, so that a summary is short.
    @Override
    public boolean shouldSnapshot(StoredTable stored, Kept kept, long number) {
        return stored.isAtShuffle(kept);
    }

    @Override
    public RetentionCriteria retentionCriteria() {
        return RetentionCriteria.disabled();
    }

    @Override
    public EventHandler<StoredTable, Kept> eventHandler() {
        return (stored, kept) -> {
            add(stored, kept);
            return stored;
        };
    }

    /// An entry that can be read may still make no sense after those before it.
    private void add(StoredTable stored, Kept kept) {
        if (room.isPresent()) {
            stored.add(kept);
        } else if (!damaged.contains(code)) {
            try {
                stored.add(kept);
            } catch (RuntimeException e) {
                damaged.add(code, e);
            }
        }
    }

    @Override
    public EventAdapter<Kept, Entry.Dated> eventAdapter() {
        return new JournalAdapters.Entries();
    }

    @Override
    public SignalHandler<StoredTable> signalHandler() {
        return newSignalHandlerBuilder()
                .onSignal(RecoveryCompleted.instance(), this::recovered)
                .onSignal(PostStop.instance(), _ -> stopped())
                .build();
    }

    private void stopped() {
        environment.metrics().awake().decrement();
        room.ifPresent(it -> it.dismiss(Notice.Why.MOVING));
    }

    private void recovered(StoredTable stored) {
        environment.metrics().awake().increment();
        if (damaged.contains(code)) {
            environment.lobby().withdraw(code);
        } else if (stored.isOpened()) {
            enter(stored).show();
            context.getSelf().tell(new TableMessage.Resume());
        }
    }

    private Room<?, ?, ?, ?> enter(StoredTable stored) {
        Room<?, ?, ?, ?> entered = stored.enter(code, this, environment.dice(), now());
        room = Optional.of(entered);
        timers.startTimerWithFixedDelay(
                TableMessage.Show.class, new TableMessage.Show(), SHOWN_EVERY);
        return entered;
    }

    @Override
    public CommandHandler<TableMessage, Kept, StoredTable> commandHandler() {
        return this::handle;
    }

    private Effect<Kept, StoredTable> handle(StoredTable stored, TableMessage message) {
        if (!environment.mayAct().getAsBoolean()) {
            if (message instanceof TableMessage.Come come) {
                environment.outlet(come.viewer()).close(Notice.Why.MOVING);
            }
            return Effect().stop(); // another machine may have this table by now
        }
        return switch (message) {
            case TableMessage.Open(var plan, var host, var from) ->
                    open(stored, Opening.entries(Games.ALL, plan, host), from);
            case TableMessage.Bring(var entries, var from) -> open(stored, entries, from);
            case TableMessage.Come come -> come(come);
            case TableMessage.Say(var viewer, var request) -> say(viewer, request);
            case TableMessage.Go(var viewer) -> go(viewer);
            case TableMessage.Forget(var guest, var from) -> forget(guest, from);
            case TableMessage.Wake() -> room.isPresent() ? Effect().none() : passivate();
            case TableMessage.Ring() -> {
                alarm = Long.MAX_VALUE; // it may have rung too early
                yield room.map(it -> keep(it.ring(now()))).orElseGet(Effect()::none);
            }
            case TableMessage.Thought(var answer) -> {
                answer.run();
                yield room.map(it -> keep(it.ring(now()))).orElseGet(Effect()::none);
            }
            case TableMessage.Sleep() -> sleep();
            case TableMessage.Resume() -> keep(room.orElseThrow().resume(now()));
            case TableMessage.Show() -> {
                room.filter(it -> !it.isEmpty()).ifPresent(Room::show);
                yield Effect().none();
            }
            case TableMessage.Move() -> Effect().stop();
        };
    }

    private Effect<Kept, StoredTable> open(
            StoredTable stored, List<Entry> first, ActorRef<TableMessage.Reply> from) {
        if (stored.isOpened() || wasOpened()) {
            boolean again = stored.isOpenedBy(first.getFirst()); // the answer was lost
            from.tell(again ? new TableMessage.Reply.Opened() : new TableMessage.Reply.Taken());
            return Effect().none();
        }
        long now = now();
        List<Kept> entries =
                first.stream()
                        .<Kept>map(entry -> new Kept.Stored(new Entry.Dated(now, entry)))
                        .toList();
        return Effect()
                .persist(entries)
                .thenRun(
                        opened -> {
                            enter(opened).opened(now);
                            from.tell(new TableMessage.Reply.Opened());
                            wind();
                        });
    }

    /// Whether there was a table of this code that has been cleared away.
    private boolean wasOpened() {
        return lastSequenceNumber(context) > 0;
    }

    private Effect<Kept, StoredTable> come(TableMessage.Come come) {
        Outlet outlet = environment.outlet(come.viewer());
        if (room.isEmpty()) {
            outlet.close(damaged.contains(code) ? Notice.Why.DAMAGED : Notice.Why.NO_SUCH_TABLE);
            return passivate();
        }
        if (!room.get().admits(come.visitor())) {
            outlet.close(Notice.Why.TOO_MUCH);
            return Effect().none();
        }
        come.viewer().tell(new TableMessage.ToViewer.Welcome(context.getSelf()));
        context.watchWith(come.viewer(), new TableMessage.Go(come.viewer()));
        viewings.put(come.viewer(), room.get().welcome(come.visitor(), outlet, now()));
        return keep(room.get().arrived(viewings.get(come.viewer()), now()));
    }

    private Effect<Kept, StoredTable> say(ActorRef<TableMessage.ToViewer> viewer, Request request) {
        Viewing viewing = viewings.get(viewer);
        if (viewing == null || room.isEmpty()) {
            environment.outlet(viewer).close(Notice.Why.MOVING);
            return Effect().none();
        }
        if (viewing.isDismissed()) {
            return Effect().none();
        }
        return keep(room.get().hear(viewing, request, now()));
    }

    private Effect<Kept, StoredTable> forget(String guest, ActorRef<TableMessage.Reply> from) {
        Runnable told = () -> from.tell(new TableMessage.Reply.Forgotten());
        if (room.isEmpty()) {
            told.run();
            return passivate();
        }
        return keep(room.get().forget(guest, now()), told);
    }

    private Effect<Kept, StoredTable> go(ActorRef<TableMessage.ToViewer> viewer) {
        Viewing viewing = viewings.remove(viewer);
        if (viewing != null) {
            context.unwatch(viewer);
            room.ifPresent(it -> it.farewell(viewing, now()));
        }
        wind();
        return Effect().none();
    }

    private Effect<Kept, StoredTable> sleep() {
        boolean idle = room.map(it -> it.isEmpty() && !it.isPlaying()).orElse(true);
        return idle ? passivate() : Effect().none();
    }

    /// Ends this entity by way of whoever woke it, who holds back what is sent to the table
    /// meanwhile and wakes it again for that. An entity that simply stops loses what it has not
    /// read yet: whoever came at that moment would never be answered.
    private Effect<Kept, StoredTable> passivate() {
        sleep.accept(context.getSelf());
        return Effect().none();
    }

    private Effect<Kept, StoredTable> keep(Pending pending) {
        return keep(pending, () -> {});
    }

    /// @param then is done when they are kept
    private Effect<Kept, StoredTable> keep(Pending pending, Runnable then) {
        List<Kept> entries = pending.entries();
        if (entries.isEmpty()) {
            wind();
            then.run();
            return Effect().none();
        }
        long heard = System.nanoTime();
        return Effect()
                .persist(entries)
                .thenRun(
                        _ -> {
                            pending.kept(now());
                            wind();
                            then.run();
                            environment.metrics().kept().inc();
                            environment
                                    .metrics()
                                    .seconds()
                                    .observe((System.nanoTime() - heard) / NANOS);
                        });
    }

    /// Sets the clock to when the table next wants to do something. Nearly every move puts that
    /// off, so a clock which rings too early is only then set anew.
    private void wind() {
        long next = room.map(Room::alarm).orElse(Long.MAX_VALUE);
        if (next < alarm) {
            alarm = next;
            Duration in = Duration.ofMillis(Math.max(0, next - now()));
            timers.startSingleTimer(TableMessage.Ring.class, new TableMessage.Ring(), in);
        }
        boolean idle = room.map(it -> it.isEmpty() && !it.isPlaying()).orElse(true);
        if (idle) {
            timers.startSingleTimer(
                    TableMessage.Sleep.class, new TableMessage.Sleep(), SLEEPS_AFTER);
        }
    }

    private long now() {
        return clock.millis();
    }

    @Override
    public <T> void think(Supplier<T> thought, Consumer<T> answer) {
        ActorRef<TableMessage> self = context.getSelf();
        environment
                .thinkers()
                .execute(
                        () -> {
                            T result = thought.get();
                            self.tell(new TableMessage.Thought(() -> answer.accept(result)));
                        });
    }

    @Override
    public void failed(String what, Throwable cause) {
        LOG.error("{} at table {}", what, code, cause);
    }

    @Override
    public void show(LobbyCard card) {
        environment.lobby().show(card);
    }

    @Override
    public void report(Complaint complaint, String from, Consumer<Optional<Refusal>> answer) {
        ActorRef<TableMessage> self = context.getSelf();
        environment
                .aside()
                .execute(
                        () -> {
                            var refusal = environment.reports().report(complaint, from);
                            self.tell(new TableMessage.Thought(() -> answer.accept(refusal)));
                        });
    }
}
