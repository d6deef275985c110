package dalmuti.server.edge;

import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.Invocable;
import org.eclipse.jetty.util.thread.Invocable.InvocationType;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;

/// Has sockets heard by the very thread that notices that they said something. Nothing that a
/// [Socket] does waits for anything, and to wake another thread for it costs more than the hearing.
/// Whoever talks without end is heard a little at a time, and all others in between.
final class PromptConnector extends ServerConnector {

    private static final int ACCEPTORS = 1;

    /// One thread looks after all sockets: with more of them, two that look can wake each other.
    private static final int SELECTORS = 1;

    PromptConnector(Server server, ConnectionFactory... factories) {
        super(server, ACCEPTORS, SELECTORS, factories);
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(
            SocketChannel channel, ManagedSelector selector, SelectionKey key) {
        var end = new PromptEnd(channel, selector, key, getScheduler());
        end.setIdleTimeout(getIdleTimeout());
        return end;
    }

    private static final class PromptEnd extends SocketChannelEndPoint {

        private static final int READS_AT_A_STRETCH = 4;

        private int reads;

        PromptEnd(
                SocketChannel channel,
                ManagedSelector selector,
                SelectionKey key,
                Scheduler scheduler) {
            super(channel, selector, key, scheduler);
        }

        @Override
        public @Nullable Runnable onSelected() {
            reads = 0;
            Runnable task = super.onSelected();
            return task != null && isSocket()
                    ? Invocable.from(InvocationType.NON_BLOCKING, task)
                    : task;
        }

        private boolean isSocket() {
            return getConnection() instanceof WebSocketConnection;
        }

        /// Nothing once in a while, although there may be more: then it is selected again.
        @Override
        public int fill(ByteBuffer buffer) throws IOException {
            if (isSocket() && ++reads > READS_AT_A_STRETCH) {
                return 0;
            }
            return super.fill(buffer);
        }
    }
}
