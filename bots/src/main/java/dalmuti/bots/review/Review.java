package dalmuti.bots.review;

import dalmuti.contract.Player;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A finished match, looked at decision by decision with an adviser's eyes.
///
/// @param points by round, what it brought everybody
public record Review<M>(List<Judgement<M>> judgements, Map<Integer, Map<Player, Double>> points) {

    public Review {
        judgements = List.copyOf(judgements);
        points = Collections.unmodifiableMap(new TreeMap<>(points));
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

    /// Luck against skill of one player, round by round.
    public List<Fortune> fortunes(Player player) {
        return points.keySet().stream()
                .filter(round -> points.getOrDefault(round, Map.of()).containsKey(player))
                .map(round -> fortune(round, player))
                .toList();
    }

    private Fortune fortune(int round, Player player) {
        Map<Player, Double> all = points.getOrDefault(round, Map.of());
        double even = all.values().stream().mapToDouble(it -> it).average().orElse(0);
        double beyond = all.getOrDefault(player, 0.0) - even;
        List<Judgement<M>> own = of(player).stream().filter(it -> it.round() == round).toList();
        if (own.isEmpty()) {
            return new Fortune(round, player, beyond, beyond, 0, 0);
        }
        double luck = own.getFirst().advice().best().points() - even;
        double skill = -own.stream().mapToDouble(Judgement::pointsLost).sum();
        return new Fortune(round, player, beyond, luck, skill, beyond - luck - skill);
    }
}
