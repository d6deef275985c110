package dalmuti.contract;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The rules of one game as pure functions over that game's own types. A `Game` is its options: two
/// sets of options are two games.
///
/// @param <S> the whole truth about a match at one moment
/// @param <M> a move: something decided, by a player, by nature or by the house
/// @param <E> something that happened
/// @param <V> what one viewer may know
public interface Game<S, M, E, V> {

    /// A match of this many players before its first move. Too few or too many is a
    /// [RefusedException].
    S start(int players);

    Awaiting awaiting(S state);

    /// What the player may do now, in an order that never changes; empty when it is not theirs to
    /// decide.
    List<M> legal(S state, Player player);

    /// The move that nature makes with these dice. Called only while chance is awaited.
    M chance(S state, RandomGenerator dice);

    Verdict<S, E> apply(S state, Actor actor, M move);

    /// The event as that viewer learns of it; empty when they learn nothing at all.
    Optional<E> tell(E event, Viewer viewer);

    V view(S state, Viewer viewer);

    /// A whole truth that looks exactly like this to its viewer, the hidden part drawn at random.
    S resample(V view, RandomGenerator dice);
}
