package dalmuti.bots.review;

import dalmuti.bots.hints.Adviser;
import dalmuti.contract.Actor;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/// A finished match, looked at decision by decision with an adviser's eyes.
public record Review<M>(List<Judgement<M>> judgements) {

    public Review {
        judgements = List.copyOf(judgements);
    }

    /// A move and who made it.
    public record Made<M>(Actor by, M move) {}

    /// Goes through a match. Only decisions with a choice are judged, each by what the player knew.
    ///
    /// @param round in which round a state is
    /// @param legal what a view offers
    public static <S, M, E, V> Review<M> of(
            Game<S, M, E, V> game,
            S start,
            List<Made<M>> moves,
            ToIntFunction<S> round,
            Function<V, List<M>> legal,
            Adviser<V, M> adviser,
            long seed) {
        var judgements = new ArrayList<Judgement<M>>();
        S state = start;
        for (int step = 0; step < moves.size(); step++) {
            Made<M> made = moves.get(step);
            if (made.by() instanceof Player player) {
                V view = game.view(state, player);
                List<M> choices = legal.apply(view);
                if (choices.size() > 1) {
                    var dice = new SplittableRandom(seed + step);
                    var advice = adviser.advise(view, choices, dice);
                    judgements.add(
                            new Judgement<>(
                                    step, round.applyAsInt(state), player, made.move(), advice));
                }
            }
            state = next(game.apply(state, made.by(), made.move()));
        }
        return new Review<>(judgements);
    }

    private static <S, E> S next(Verdict<S, E> verdict) {
        return switch (verdict) {
            case Verdict.Accepted<S, E>(var next, _) -> next;
            case Verdict.Refused<S, E>(var why) ->
                    throw new IllegalArgumentException("Not a match: " + why);
        };
    }

    public List<Judgement<M>> of(Player player) {
        return judgements.stream().filter(it -> it.by().equals(player)).toList();
    }

    /// The share of what was at stake in somebody's decisions that was kept, from 0 to 1; nothing
    /// where nothing was at stake.
    public Optional<Double> accuracy(Player player) {
        double stake = of(player).stream().mapToDouble(Judgement::stake).sum();
        double loss = of(player).stream().mapToDouble(Judgement::loss).sum();
        return stake == 0 ? Optional.empty() : Optional.of(1 - loss / stake);
    }

    /// Luck against skill of one player in one round.
    ///
    /// @param points what the round brought
    /// @param even what it brings everybody on average
    public Fortune fortune(int round, Player player, double points, double even) {
        List<Judgement<M>> own = of(player).stream().filter(it -> it.round() == round).toList();
        double beyond = points - even;
        if (own.isEmpty()) {
            return new Fortune(round, player, beyond, beyond, 0, 0);
        }
        double luck = own.getFirst().advice().best().points() - even;
        double skill = -own.stream().mapToDouble(Judgement::loss).sum();
        return new Fortune(round, player, beyond, luck, skill, beyond - luck - skill);
    }
}
