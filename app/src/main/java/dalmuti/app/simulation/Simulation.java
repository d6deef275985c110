package dalmuti.app.simulation;

import java.util.List;
import java.util.function.Supplier;

/// Matches of one kind, as many as are wanted.
public interface Simulation {

    /// Plays a match.
    ///
    /// @param number counted from 1
    Outcome play(int number);

    /// The key of the sentence that counts matches, what they consist of, and moves.
    String counts();

    /// The key of what the rows of the summary name.
    String place();

    /// What the rows of the summary are.
    List<String> places();

    /// The keys of what the numbers of the summary are.
    List<String> measures();

    /// What came of a match.
    ///
    /// @param measured by place, then by measure
    /// @param text the record
    record Outcome(int rounds, int moves, List<List<Integer>> measured, Supplier<String> text) {}
}
