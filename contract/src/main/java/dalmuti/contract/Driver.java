package dalmuti.contract;

import java.util.List;
import java.util.SequencedSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// Plays a match by its rules: nature throws dice, and players who are awaited decide.
///
/// ```java
/// var game = new Dalmuti(Preset.OFFICIAL.rules());
/// var driver = new Driver<>(game, (match, player) -> game.legal(match, player).getFirst(), dice);
/// Match end = driver.play(game.start(5), step -> System.out.println(step.move()));
/// ```
///
/// @param decider decides for the players
/// @param nature the dice for shuffles and draws
/// @param first which of several who are awaited at the same time decides first
public record Driver<S, M, E>(
        Game<S, M, E, ?> game,
        Decider<S, M> decider,
        RandomGenerator nature,
        Function<SequencedSet<Player>, Player> first) {

    /// Decides for players.
    @FunctionalInterface
    public interface Decider<S, M> {
        /// One of the player's legal moves.
        M decide(S state, Player player);
    }

    /// Those who are awaited at the same time decide in their order.
    public Driver(Game<S, M, E, ?> game, Decider<S, M> decider, RandomGenerator nature) {
        this(game, decider, nature, SequencedSet::getFirst);
    }

    /// Those who are awaited at the same time decide in any order, drawn by the same dice.
    public static <S, M, E> Driver<S, M, E> inAnyOrder(
            Game<S, M, E, ?> game, Decider<S, M> decider, RandomGenerator dice) {
        return new Driver<>(
                game, decider, dice, by -> List.copyOf(by).get(dice.nextInt(by.size())));
    }

    /// Makes the next move. Called only while something is awaited.
    public Step<S, M, E> next(S state) {
        return next(state, game.awaiting(state));
    }

    private Step<S, M, E> next(S state, Awaiting awaiting) {
        return switch (awaiting) {
            case Awaiting.Chance() ->
                    Step.of(game, state, Nature.NATURE, game.chance(state, nature));
            case Awaiting.Decision(var by) -> {
                Player player = first.apply(by);
                yield Step.of(game, state, player, decider.decide(state, player));
            }
            case Awaiting.Nothing() -> throw new IllegalStateException("The match is over");
        };
    }

    /// Plays to the end of the match and gives its last state.
    ///
    /// @param told is told of every move
    public S play(S start, Consumer<? super Step<S, M, E>> told) {
        S state = start;
        Awaiting awaiting = game.awaiting(state);
        while (!(awaiting instanceof Awaiting.Nothing)) {
            Step<S, M, E> step = next(state, awaiting);
            told.accept(step);
            state = step.after();
            awaiting = game.awaiting(state);
        }
        return state;
    }
}
