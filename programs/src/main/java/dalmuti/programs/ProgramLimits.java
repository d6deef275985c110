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
public record ProgramLimits(Duration start, Duration move, int restarts, long seed, Redirect log) {

    public static final ProgramLimits USUAL =
            new ProgramLimits(
                    Duration.ofSeconds(10), Duration.ofSeconds(1), 3, 1, Redirect.DISCARD);

    public ProgramLimits withMove(Duration time) {
        return new ProgramLimits(start, time, restarts, seed, log);
    }

    public ProgramLimits withLog(Redirect place) {
        return new ProgramLimits(start, move, restarts, seed, place);
    }
}
