package dalmuti.app.simulation;

import dalmuti.lab.report.Findings;
import dalmuti.lab.run.WorkerPool;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Matches of one kind that are to be played, and how they are told. The same seed gives the same
/// matches, whatever is asked for.
public interface Simulation {

    /// Plays all matches.
    ///
    /// @param log is told of each of them move by move, by the threads of the pool
    Statistics run(WorkerPool pool, Optional<Consumer<Played>> log);

    Layout layout();

    /// How the matches are summed up.
    ///
    /// @param counts the key of the sentence that counts matches, what they consist of, and moves
    /// @param place the key of what the rows name
    /// @param places what the rows are
    /// @param measures the keys of what the numbers are
    record Layout(String counts, String place, List<String> places, List<String> measures) {}

    /// What the matches tell together.
    ///
    /// @param rounds how many were played, where that is counted
    record Statistics(Findings findings, OptionalLong rounds) {}

    /// What came of a match.
    ///
    /// @param number from 1
    /// @param measured by place, then by measure
    /// @param text the record
    record Played(
            int number,
            int rounds,
            int moves,
            List<List<Integer>> measured,
            Supplier<String> text) {}
}
