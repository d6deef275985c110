package dalmuti.server.result;

import dalmuti.Event;
import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord.Step;
import dalmuti.server.result.MatchResult.Feats;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What everybody did in a match of The Great Dalmuti, counted.
final class DalmutiTally {

    private enum Feat {
        ROUND,
        FIRST,
        CROWNED,
        PEON,
        REVOLUTION,
        TRICK
    }

    private final Map<Feat, Map<Player, Integer>> counts = new EnumMap<>(Feat.class);
    private int rounds;

    DalmutiTally(List<Step> steps) {
        steps.forEach(step -> step.events().forEach(this::count));
    }

    private void count(Event event) {
        switch (event) {
            case Event.RoundBegan(_, var order) -> {
                order.forEach(player -> add(Feat.ROUND, player));
                add(Feat.CROWNED, order.getFirst());
                add(Feat.PEON, order.getLast());
            }
            case Event.WentOut(var player, int place) when place == 1 -> add(Feat.FIRST, player);
            case Event.RevolutionDeclared(var by, _) -> add(Feat.REVOLUTION, by);
            case Event.TrickTaken(var by, _) -> add(Feat.TRICK, by);
            case Event.RoundScored _ -> rounds++;
            default -> {}
        }
    }

    private void add(Feat feat, Player player) {
        counts.computeIfAbsent(feat, _ -> new HashMap<>()).merge(player, 1, Integer::sum);
    }

    int rounds() {
        return rounds;
    }

    Feats of(Player player) {
        return new Feats(
                count(Feat.ROUND, player),
                count(Feat.FIRST, player),
                count(Feat.CROWNED, player),
                count(Feat.PEON, player),
                count(Feat.REVOLUTION, player),
                count(Feat.TRICK, player));
    }

    private int count(Feat feat, Player player) {
        return counts.getOrDefault(feat, Map.of()).getOrDefault(player, 0);
    }
}
