package dalmuti.server.play;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// A network between two places that can fail. While it is shut nothing gets through and nobody is
/// told: connections stay open, and what is sent waits until the gate opens again.
final class Gate implements AutoCloseable {

    private static final int BUFFER = 16 << 10;

    private final ServerSocket door;
    private final InetSocketAddress behind;
    private final Set<Closeable> open = ConcurrentHashMap.newKeySet();
    private boolean shut;

    private Gate(ServerSocket door, InetSocketAddress behind) {
        this.door = door;
        this.behind = behind;
    }

    /// @param host where the gate itself is
    static Gate before(String host, InetSocketAddress behind) {
        try {
            var door = new ServerSocket(0, 0, InetAddress.getByName(host));
            var gate = new Gate(door, behind);
            Thread.ofVirtual().start(gate::welcome);
            return gate;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    int port() {
        return door.getLocalPort();
    }

    synchronized void shuts() {
        shut = true;
    }

    synchronized void opens() {
        shut = false;
        notifyAll();
    }

    /// Ends all connections, as when the place behind is another after that.
    void cuts() {
        open.forEach(Gate::end);
        open.clear();
    }

    private void welcome() {
        while (!door.isClosed()) {
            try {
                Socket from = door.accept();
                open.add(from);
                Thread.ofVirtual().start(() -> connect(from));
            } catch (IOException _) {
                return; // the gate is closed
            }
        }
    }

    private void connect(Socket from) {
        try {
            pass();
            var to = new Socket();
            open.add(to);
            to.connect(behind);
            Thread.ofVirtual().start(() -> carry(to, from));
            carry(from, to);
        } catch (IOException _) {
            end(from);
        }
    }

    private void carry(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            var buffer = new byte[BUFFER];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                pass();
                out.write(buffer, 0, read);
            }
        } catch (IOException _) {
            // Whoever it was has gone.
        }
    }

    /// Waits while the gate is shut.
    private synchronized void pass() {
        try {
            while (shut) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void end(Closeable connection) {
        try {
            connection.close();
        } catch (IOException _) {
            // It is gone.
        }
    }

    @Override
    public void close() {
        end(door);
        open.forEach(Gate::end);
        opens();
    }
}
