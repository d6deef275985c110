package dalmuti.server.hosting;

import dalmuti.table.Outlet;
import dalmuti.wire.table.Notice;

import org.apache.pekko.actor.typed.ActorRef;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The viewers whose sockets are at this machine.
final class LocalViewers {

    private final Map<ActorRef<TableMessage.ToViewer>, Outlet> here = new ConcurrentHashMap<>();

    void add(ActorRef<TableMessage.ToViewer> viewer, Outlet outlet) {
        here.put(viewer, outlet);
    }

    void remove(ActorRef<TableMessage.ToViewer> viewer) {
        here.remove(viewer);
    }

    Outlet of(ActorRef<TableMessage.ToViewer> viewer) {
        Outlet outlet = here.get(viewer);
        return outlet == null ? new Elsewhere(viewer) : outlet;
    }

    /// A viewer of another machine.
    private record Elsewhere(ActorRef<TableMessage.ToViewer> viewer) implements Outlet {

        @Override
        public void tell(String frame) {
            viewer.tell(new TableMessage.ToViewer.Frame(frame));
        }

        @Override
        public void close(Notice.Why why) {
            viewer.tell(new TableMessage.ToViewer.Close(why));
        }
    }
}
