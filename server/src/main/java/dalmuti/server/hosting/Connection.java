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

    private static final Post.ToViewer MOVING = new Post.ToViewer.Close(Notice.Why.MOVING);
    private static final Duration WELCOME_WITHIN = Duration.ofSeconds(10);

    private final LocalViewers viewers;
    private volatile Consumer<Post> table;
    private volatile @Nullable ActorRef<Post.ToViewer> viewer;

    /// @param table finds the table, wherever it lives
    Connection(Consumer<Post> table, LocalViewers viewers) {
        this.table = table;
        this.viewers = viewers;
    }

    /// What a viewer is told by a table of another machine, or by nobody when that machine is lost:
    /// then it is time to come again.
    Behavior<Post.ToViewer> listening(Outlet outlet) {
        return Behaviors.setup(
                context ->
                        Behaviors.withTimers(
                                timers -> {
                                    timers.startSingleTimer(MOVING, WELCOME_WITHIN);
                                    return Behaviors.receiveMessage(
                                            word -> told(word, outlet, context, timers));
                                }));
    }

    private Behavior<Post.ToViewer> told(
            Post.ToViewer word,
            Outlet outlet,
            ActorContext<Post.ToViewer> context,
            TimerScheduler<Post.ToViewer> timers) {
        switch (word) {
            case Post.ToViewer.Frame(var json) -> outlet.tell(json);
            case Post.ToViewer.Welcome(var direct) -> {
                timers.cancelAll();
                context.watchWith(direct, MOVING);
                table = direct::tell;
            }
            case Post.ToViewer.Close(var why) -> outlet.close(why);
            case Post.ToViewer.Stop() -> {
                return Behaviors.stopped();
            }
        }
        return Behaviors.same();
    }

    void open(ActorRef<Post.ToViewer> as, Visitor visitor, Outlet outlet) {
        viewer = as;
        viewers.add(as, outlet);
        table.accept(new Post.Come(visitor, as));
    }

    @Override
    public void say(Request request) {
        ActorRef<Post.ToViewer> as = viewer;
        if (as != null) {
            table.accept(new Post.Say(as, request));
        }
    }

    @Override
    public void hangUp() {
        ActorRef<Post.ToViewer> as = viewer;
        if (as != null) {
            viewers.remove(as);
            as.tell(new Post.ToViewer.Stop()); // the table watches it
        }
    }
}
