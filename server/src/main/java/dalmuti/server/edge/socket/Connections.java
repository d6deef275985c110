package dalmuti.server.edge.socket;

import dalmuti.server.Metrics;
import dalmuti.server.Settings;
import dalmuti.server.Settings.Front;
import dalmuti.server.edge.limit.ClientAddresses;
import dalmuti.server.edge.limit.ConcurrentCounts;
import dalmuti.server.edge.limit.TokenBuckets;

import io.prometheus.metrics.core.datapoints.CounterDataPoint;

import org.eclipse.jetty.io.SelectorManager;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntSupplier;

/// The open TCP connections and their limits, for one address and for all. Behind a proxy only the
/// total counts.
public final class Connections implements SelectorManager.AcceptListener {

    /// As many as fit into the usual heap.
    private static final int MOST = 16_384;

    /// Those that are no sockets are short, so that few are enough.
    private static final int MOST_WITHOUT_SOCKET = 4_096;

    /// For how many seconds an address has to wait to open all of its connections anew.
    private static final int RENEWAL_SECONDS = 30;

    private final Front front;
    private final int most;
    private final IntSupplier sockets;
    private final CounterDataPoint refused;
    private final ConcurrentCounts present = new ConcurrentCounts();
    private final TokenBuckets rate;
    private final Map<SelectableChannel, Open> open = new ConcurrentHashMap<>();

    private static final class Open {
        private final String address;

        /// None yet, right after it was accepted.
        private volatile @Nullable ClientEndPoint end;

        Open(String address) {
            this.address = address;
        }

        void look(long now, Timeouts timeouts) {
            ClientEndPoint known = end;
            if (known != null) {
                known.look(now, timeouts);
            }
        }
    }

    /// @param sockets how many of the connections are sockets
    public Connections(Settings settings, IntSupplier sockets, Metrics metrics) {
        this.front = settings.front();
        this.most = settings.limits().connections();
        this.sockets = sockets;
        this.rate = new TokenBuckets(Math.max(1, most / RENEWAL_SECONDS), most);
        refused =
                metrics.counter(
                        "connections_refused_total", "Connections closed for being too many");
        metrics.gauge("connections", "Open connections", () -> open.size());
    }

    /// Whether a connection that was accepted may stay. Otherwise it is closed.
    boolean admit(SocketChannel channel) throws IOException {
        String address = ClientAddresses.of(channel.getRemoteAddress());
        if (isTooMany(address)) {
            refuse(channel);
            return false;
        }
        present.enter(address);
        open.put(channel, new Open(address));
        return true;
    }

    private void refuse(SocketChannel channel) {
        refused.inc();
        try (channel) {
            channel.setOption(StandardSocketOptions.SO_LINGER, 0); // the kernel forgets it at once
        } catch (IOException e) {
            // they have gone already
        }
    }

    private boolean isTooMany(String address) {
        int all = open.size();
        if (all >= MOST || all - sockets.getAsInt() >= MOST_WITHOUT_SOCKET) {
            return true;
        }
        return front == Front.NONE
                && (present.of(address) >= most || !rate.take(address, 1, System.nanoTime()));
    }

    void opened(SocketChannel channel, ClientEndPoint end) {
        Open accepted = open.get(channel);
        if (accepted != null) {
            accepted.end = end;
        }
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        onClosed(channel);
    }

    @Override
    public void onClosed(SelectableChannel channel) {
        Open gone = open.remove(channel);
        if (gone != null) {
            present.leave(gone.address);
        }
    }

    /// Cuts those that have waited for too long.
    public void look(long now, Timeouts timeouts) {
        open.values().forEach(it -> it.look(now, timeouts));
        rate.forget(now);
    }
}
