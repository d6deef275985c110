package dalmuti.bots.review;

import dalmuti.bots.hints.Adviser;
import dalmuti.contract.Deed;
import dalmuti.contract.Game;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntConsumer;

/// Goes through matches of one game with an adviser, who is told of each decision just what the
/// player knew.
///
/// ```java
/// var reviewer = new Reviewer<>(game, new DalmutiLedger(), Advisers.dalmuti());
/// Review<Move> review = reviewer.review(record.start(), record.deeds(), 1, done -> {});
/// Optional<Double> accuracy = review.accuracy(player);
/// ```
///
/// @param ledger what has to be known of the game beside its rules
public record Reviewer<S, M, E, V>(
        Game<S, M, E, V> game, Ledger<S, E> ledger, Adviser<V, M> adviser) {

    /// Where a match stands.
    ///
    /// @param <S> the whole truth about it
    /// @param <E> what can happen in it
    public interface Ledger<S, E> {

        /// The number of the round that is played, from 1.
        int round(S state);

        /// What a move has brought everybody at the table; nothing before a round is over.
        Map<Player, Double> gained(S before, List<E> happened);

        /// What a clear mistake costs, about.
        double unit();
    }

    /// Judges every decision with a choice.
    ///
    /// @param progress told how many moves are done
    public Review<M> review(S start, List<Deed<M>> moves, long seed, IntConsumer progress) {
        var judgements = new ArrayList<Judgement<M>>();
        var points = new TreeMap<Integer, Map<Player, Double>>();
        S state = start;
        for (int step = 0; step < moves.size(); step++) {
            Deed<M> made = moves.get(step);
            judgement(state, step, made, seed).ifPresent(judgements::add);
            var accepted = game.apply(state, made.actor(), made.move()).orThrow();
            Map<Player, Double> gained = ledger.gained(state, accepted.events());
            if (!gained.isEmpty()) {
                points.put(ledger.round(state), gained);
            }
            state = accepted.next();
            progress.accept(step + 1);
        }
        return new Review<>(judgements, points);
    }

    private Optional<Judgement<M>> judgement(S state, int step, Deed<M> made, long seed) {
        if (!(made.actor() instanceof Player player) || game.legal(state, player).size() < 2) {
            return Optional.empty();
        }
        var dice = new SplittableRandom(seed + step);
        var advice = adviser.advise(game.view(state, player), game.legal(state, player), dice);
        var mark = Mark.of(advice.of(made.move()).behind(), ledger.unit());
        return Optional.of(
                new Judgement<>(step, ledger.round(state), player, made.move(), advice, mark));
    }
}
