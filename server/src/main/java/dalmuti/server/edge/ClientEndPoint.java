package dalmuti.server.edge;

import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.io.ssl.SslConnection;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.thread.Invocable;
import org.eclipse.jetty.util.thread.Invocable.InvocationType;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.Optional;
import java.util.function.ToLongFunction;

/// Our end of a TCP connection. While it carries HTTP it knows what is waited for, and since when;
/// once it is a socket, what is read is counted.
final class ClientEndPoint extends SocketChannelEndPoint {

    private static final int READS_AT_A_STRETCH = 4;
    private static final int END_OF_STREAM = -1;

    private volatile Wait wait = new Wait(Stage.FIRST_REQUEST, System.nanoTime());
    private volatile @Nullable TrafficLimit traffic;
    private int reads;

    /// What a connection waits for.
    private enum Stage {
        /// For the head of the first request, and for TLS before that.
        FIRST_REQUEST(Timeouts::firstRequest),
        /// For the head of another request.
        NEXT_REQUEST(Timeouts::nextRequest),
        /// For the body of a request, our answer, and somebody to read it.
        ANSWER(Timeouts::answer);

        private final ToLongFunction<Timeouts> longest;

        Stage(ToLongFunction<Timeouts> longest) {
            this.longest = longest;
        }
    }

    private record Wait(Stage stage, long since) {}

    ClientEndPoint(
            SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler timer) {
        super(channel, selector, key, timer);
    }

    /// The connection by which a request came.
    static Optional<ClientEndPoint> of(Request request) {
        EndPoint end = request.getConnectionMetaData().getConnection().getEndPoint();
        EndPoint bare = end instanceof EndPoint.Wrapper wrapper ? wrapper.unwrap() : end;
        return bare instanceof ClientEndPoint own ? Optional.of(own) : Optional.empty();
    }

    void requestBegan() {
        wait = new Wait(Stage.ANSWER, System.nanoTime());
    }

    void requestEnded() {
        wait = new Wait(Stage.NEXT_REQUEST, System.nanoTime());
    }

    /// From now on all that is read is counted.
    void limit(TrafficLimit limit) {
        traffic = limit;
    }

    /// Cuts a connection that has waited for too long. Sockets have deadlines of their own.
    void look(long now, Timeouts timeouts) {
        Wait current = wait;
        boolean late = now - current.since() > current.stage().longest.applyAsLong(timeouts);
        if (late && !(carried() instanceof WebSocketConnection)) {
            close();
        }
    }

    /// What the connection carries, within TLS or without.
    private @Nullable Connection carried() {
        Connection connection = getConnection();
        return connection instanceof SslConnection tls
                ? tls.getSslEndPoint().getConnection()
                : connection;
    }

    private boolean isPlainSocket() {
        return getConnection() instanceof WebSocketConnection;
    }

    @Override
    public @Nullable Runnable onSelected() {
        reads = 0;
        Runnable task = super.onSelected();
        return task != null && isPlainSocket()
                ? Invocable.from(InvocationType.NON_BLOCKING, task)
                : task;
    }

    /// Nothing once in a while, although there may be more: then it is selected again, and others
    /// have their turn before. Whoever exceeds their limit is read no more.
    @Override
    public int fill(ByteBuffer buffer) throws IOException {
        TrafficLimit limit = traffic;
        if (limit != null && limit.isExceeded()) {
            return END_OF_STREAM;
        }
        if (isPlainSocket() && ++reads > READS_AT_A_STRETCH) {
            return 0;
        }
        int filled = super.fill(buffer);
        if (limit != null && filled > 0) {
            limit.read(filled);
        }
        return filled;
    }
}
