package dalmuti.lab.run;

/// Somebody who does numbered pieces of work, on one thread.
///
/// @param <T> what the work is counted in
@FunctionalInterface
public interface Worker<T> {

    /// Does the piece with a number, which alone decides what comes of it, and counts it. A piece
    /// that is not finished, because the run was stopped, is not counted at all.
    Done work(long number, T tally);

    /// Whether a piece was finished.
    enum Done {
        WHOLLY,
        NOT_AT_ALL
    }
}
