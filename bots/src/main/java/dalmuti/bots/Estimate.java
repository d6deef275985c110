package dalmuti.bots;

import java.util.List;
import java.util.random.RandomGenerator;

/// Somebody who can put a figure on each legal move.
///
/// @param <V> what a viewer may know
/// @param <M> a move
@FunctionalInterface
public interface Estimate<V, M> {

    /// What each of the legal moves is worth, in their order: the more, the better. Only
    /// differences matter.
    List<Double> of(V view, List<M> legal, RandomGenerator dice);
}
