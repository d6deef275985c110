package dalmuti.bots.hints;

import java.util.List;
import java.util.random.RandomGenerator;

/// Somebody who can say what is to be expected of each legal move.
///
/// ```java
/// Advice<Move> advice = Advisers.dalmuti().advise(view, game.legal(match, player), dice);
/// double first = advice.best().places().getFirst(); // the chance of the first place
/// ```
///
/// @param <V> what a viewer may know
/// @param <M> a move
@FunctionalInterface
public interface Adviser<V, M> {

    Advice<M> advise(V view, List<M> legal, RandomGenerator dice);
}
