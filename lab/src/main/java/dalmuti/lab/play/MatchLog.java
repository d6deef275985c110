package dalmuti.lab.play;

import dalmuti.contract.Step;

import java.util.List;

/// Somebody who is told of whole matches, move by move. Several threads may tell at once.
@FunctionalInterface
public interface MatchLog<S, M, E> {

    /// @param number of the match, from 0
    /// @param steps at least one
    void played(long number, List<Step<S, M, E>> steps);
}
