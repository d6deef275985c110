package dalmuti.server.hosting;

import dalmuti.server.TableHost.Line;
import dalmuti.table.Outlet;
import dalmuti.table.people.Visitor;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.function.Consumer;

/// A viewer's line to a table. It finds the table by its code, and then speaks to it directly:
/// should the table move, it says so, and the viewer comes again and repeats what was not answered.
final class Connection implements Line {

    private static final TableMessage.ToViewer MOVING =
            new TableMessage.ToViewer.Close(Notice.Why.MOVING);
    private static final Duration WELCOME_WITHIN = Duration.ofSeconds(10);

    private final LocalViewers viewers;
    private volatile Consumer<TableMessage> table;
    private volatile @Nullable ActorRef<TableMessage.ToViewer> viewer;

    /// @param table finds the table, wherever it lives
    Connection(Consumer<TableMessage> table, LocalViewers viewers) {
        this.table = table;
        this.viewers = viewers;
    }

    /// What a viewer is told by a table of another machine, or by nobody when that machine is lost:
    /// then it is time to come again.
    Behavior<TableMessage.ToViewer> listening(Outlet outlet) {
        return Behaviors.setup(
                context ->
                        Behaviors.withTimers(
                                timers -> {
                                    timers.startSingleTimer(MOVING, WELCOME_WITHIN);
                                    return Behaviors.receiveMessage(
                                            word -> told(word, outlet, context, timers));
                                }));
    }

    private Behavior<TableMessage.ToViewer> told(
            TableMessage.ToViewer word,
            Outlet outlet,
            ActorContext<TableMessage.ToViewer> context,
            TimerScheduler<TableMessage.ToViewer> timers) {
        switch (word) {
            case TableMessage.ToViewer.Frame(var json) -> outlet.tell(json);
            case TableMessage.ToViewer.Welcome(var direct) -> {
                timers.cancelAll();
                context.watchWith(direct, MOVING);
                table = direct::tell;
            }
            case TableMessage.ToViewer.Close(var why) -> outlet.close(why);
            case TableMessage.ToViewer.Stop() -> {
                return Behaviors.stopped();
            }
        }
        return Behaviors.same();
    }

    void open(ActorRef<TableMessage.ToViewer> as, Visitor visitor, Outlet outlet) {
        viewer = as;
        viewers.add(as, outlet);
        table.accept(new TableMessage.Come(visitor, as));
    }

    @Override
    public void say(Request request) {
        ActorRef<TableMessage.ToViewer> as = viewer;
        if (as != null) {
            table.accept(new TableMessage.Say(as, request));
        }
    }

    @Override
    public void hangUp() {
        ActorRef<TableMessage.ToViewer> as = viewer;
        if (as != null) {
            viewers.remove(as);
            as.tell(new TableMessage.ToViewer.Stop()); // the table watches it
        }
    }
}
