package dalmuti.programs;

import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;

/// What a program is granted.
///
/// @param start how long it may take to say hello
/// @param move how long it may think about a move
/// @param restarts how often it is started again after it ended or was given up
/// @param seed what it is told to throw its dice from
/// @param log where its standard error goes
public record Allowance(Duration start, Duration move, int restarts, long seed, Redirect log) {

    public static final Allowance USUAL =
            new Allowance(Duration.ofSeconds(10), Duration.ofSeconds(1), 3, 1, Redirect.DISCARD);

    public Allowance withMove(Duration time) {
        return new Allowance(start, time, restarts, seed, log);
    }

    public Allowance withLog(Redirect place) {
        return new Allowance(start, move, restarts, seed, place);
    }
}
