package dalmuti.bots.hints;

import java.util.List;
import java.util.random.RandomGenerator;

/// Somebody who can say how likely each place of the round is after each legal move.
///
/// @param <V> what a viewer may know
/// @param <M> a move
public interface Forecast<V, M> {

    /// For each of the moves, in their order, the chance of each place, the first place first.
    List<List<Double>> places(V view, List<M> legal, RandomGenerator dice);

    /// How many worlds the figures for so many moves come from; 0 for those who reckon without.
    int samples(int moves);
}
