package dalmuti.app.simulation;

import java.util.List;
import java.util.function.Supplier;

/// Matches of one kind, as many as are wanted.
public interface Simulation {

    /// Plays a match.
    ///
    /// @param number counted from 1
    Outcome play(int number);

    /// What a match consists of.
    String round();

    /// What it is that the rows of the summary name.
    String place();

    /// What the rows of the summary are.
    List<String> places();

    /// What the numbers of the summary are.
    List<String> measures();

    /// What came of a match.
    ///
    /// @param measured by place, then by measure
    /// @param text the record
    record Outcome(int rounds, int moves, List<List<Integer>> measured, Supplier<String> text) {}
}
