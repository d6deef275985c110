package dalmuti.server.hosting;

import dalmuti.server.TableHost.Line;
import dalmuti.server.TableHost.Outlet;
import dalmuti.server.TableHost.Visitor;
import dalmuti.wire.table.Request;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.RecipientRef;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.jspecify.annotations.Nullable;

/// A viewer's line to a table. It finds the table through the cluster, and then speaks to it
/// directly: should the table move, it says so, and the viewer comes again and repeats what was not
/// answered.
final class Connection implements Line {

    private final Outlets outlets;
    private volatile RecipientRef<Post> table;
    private volatile @Nullable ActorRef<Post.Word> viewer;

    Connection(RecipientRef<Post> table, Outlets outlets) {
        this.table = table;
        this.outlets = outlets;
    }

    /// What the table tells a viewer of another machine.
    Behavior<Post.Word> listening(Outlet outlet) {
        return Behaviors.receiveMessage(
                word -> {
                    switch (word) {
                        case Post.Word.Frame(var json) -> outlet.tell(json);
                        case Post.Word.Welcome(var direct) -> table = direct;
                        case Post.Word.Close(var why) -> outlet.close(why);
                        case Post.Word.Stop() -> {
                            return Behaviors.stopped();
                        }
                    }
                    return Behaviors.same();
                });
    }

    void open(ActorRef<Post.Word> as, Visitor visitor, Outlet outlet) {
        viewer = as;
        outlets.add(as, outlet);
        table.tell(new Post.Come(visitor, as));
    }

    @Override
    public void say(Request request) {
        ActorRef<Post.Word> as = viewer;
        if (as != null) {
            table.tell(new Post.Say(as, request));
        }
    }

    @Override
    public void hangUp() {
        ActorRef<Post.Word> as = viewer;
        if (as != null) {
            outlets.remove(as);
            table.tell(new Post.Go(as));
            as.tell(new Post.Word.Stop());
        }
    }
}
