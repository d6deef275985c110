package dalmuti.server.edge;

import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/// Has sockets heard by the very thread that notices that they said something. Nothing that a
/// [TableSocket] does waits for anything, and to wake another thread for it costs more than the
/// hearing. Whoever talks without end is heard a little at a time, and all others in between.
/// Connections that are too many are closed before anything else is done for them.
final class LimitedConnector extends ServerConnector {

    private static final int ACCEPTORS = 1;

    /// One thread looks after all sockets: with more of them, two that look can wake each other.
    private static final int SELECTORS = 1;

    private final Connections connections;

    LimitedConnector(Server server, Connections connections, ConnectionFactory... factories) {
        super(server, ACCEPTORS, SELECTORS, factories);
        this.connections = connections;
        getSelectorManager().addEventListener(connections);
    }

    @Override
    public void accept(int acceptor) throws IOException {
        if (getTransport() instanceof ServerSocketChannel listening && listening.isOpen()) {
            SocketChannel channel = listening.accept();
            if (connections.admit(channel)) {
                channel.configureBlocking(false);
                configure(channel.socket());
                getSelectorManager().accept(channel);
            }
        }
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(
            SocketChannel channel, ManagedSelector selector, SelectionKey key) {
        var end = new ClientEndPoint(channel, selector, key, getScheduler());
        end.setIdleTimeout(getIdleTimeout());
        connections.opened(channel, end);
        return end;
    }
}
