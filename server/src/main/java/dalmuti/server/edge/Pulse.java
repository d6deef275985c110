package dalmuti.server.edge;

import dalmuti.server.Watchman;

import java.time.Duration;
import java.util.List;

/// Goes round all connections and sockets again and again, and notices those from which nothing
/// comes any more. One thread for all: a timer for each socket would have to be set anew with every
/// message.
final class Pulse implements AutoCloseable {

    private final List<Round> rounds;
    private final Patience patience;
    private final Watchman watchman;

    /// What is done on each round.
    interface Round {
        void look(long now, Patience patience);
    }

    /// How long what may take, in nanoseconds.
    ///
    /// @param firstRequest from connecting to the end of the head of the first request
    /// @param nextRequest from an answer to the end of the head of the next request
    /// @param answer from there until the answer has been read
    /// @param hello from opening a socket to the first word
    /// @param anonymous until somebody without a name has to come again to look on
    /// @param ping of silence until a sign of life is asked for
    /// @param silence until nobody is thought to be there
    /// @param farewell for our last words to get through
    /// @param round from one look to the next
    record Patience(
            long firstRequest,
            long nextRequest,
            long answer,
            long hello,
            long anonymous,
            long ping,
            long silence,
            long farewell,
            long round) {

        static final Patience USUAL =
                new Patience(
                        seconds(10),
                        seconds(30),
                        seconds(120),
                        seconds(5),
                        seconds(3600),
                        seconds(20),
                        seconds(45),
                        seconds(2),
                        seconds(1));

        private static long seconds(int number) {
            return Duration.ofSeconds(number).toNanos();
        }
    }

    Pulse(Patience patience, Round... rounds) {
        this.rounds = List.of(rounds);
        this.patience = patience;
        Duration round = Duration.ofNanos(patience.round());
        watchman = new Watchman("pulse", round, round, this::look);
        watchman.start();
    }

    private void look() {
        long now = System.nanoTime();
        rounds.forEach(round -> round.look(now, patience));
    }

    @Override
    public void close() {
        watchman.close();
    }
}
