package dalmuti.bots;

import java.util.List;
import java.util.random.RandomGenerator;

/// Somebody who chooses from what they may know.
///
/// ```java
/// Bot<View, Move> hasty = (view, legal, dice) -> legal.getLast();
/// ```
///
/// @param <V> what a viewer may know
/// @param <M> a move
@FunctionalInterface
public interface Bot<V, M> {

    /// One of the legal moves. Equal views and equal dice give an equal choice.
    ///
    /// @param legal what the view offers, never empty
    M choose(V view, List<M> legal, RandomGenerator dice);
}
