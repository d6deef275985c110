package dalmuti.server.edge;

import dalmuti.server.Watchman;

import java.time.Duration;
import java.util.Collection;

/// Goes round all sockets again and again, and notices those from which nothing comes any more. One
/// thread for all: a timer for each socket would have to be set anew with every message.
final class Pulse implements AutoCloseable {

    private final Collection<Socket> sockets;
    private final Patience patience;
    private final Watchman watchman;

    /// How long what may take, in nanoseconds.
    ///
    /// @param hello from opening to the first word
    /// @param ping of silence until a sign of life is asked for
    /// @param silence until nobody is thought to be there
    /// @param farewell for our last words to get through
    /// @param round from one look to the next
    record Patience(long hello, long ping, long silence, long farewell, long round) {

        static final Patience USUAL =
                new Patience(seconds(5), seconds(20), seconds(45), seconds(2), seconds(1));

        private static long seconds(int number) {
            return Duration.ofSeconds(number).toNanos();
        }
    }

    Pulse(Collection<Socket> sockets, Patience patience) {
        this.sockets = sockets;
        this.patience = patience;
        Duration round = Duration.ofNanos(patience.round());
        watchman = new Watchman("pulse", round, round, this::look);
        watchman.start();
    }

    private void look() {
        long now = System.nanoTime();
        sockets.forEach(socket -> socket.look(now, patience));
    }

    @Override
    public void close() {
        watchman.close();
    }
}
