package dalmuti.server.edge;

import java.time.Duration;

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
record Timeouts(
        long firstRequest,
        long nextRequest,
        long answer,
        long hello,
        long anonymous,
        long ping,
        long silence,
        long farewell,
        long round) {

    static final Timeouts USUAL =
            new Timeouts(
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
