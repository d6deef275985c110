package dalmuti.table.result;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.table.result.MatchResult.Feats;

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
    private final Map<Player, Integer> reigns = new HashMap<>();
    private final Map<Player, Integer> climbs = new HashMap<>();
    private List<Player> before = List.of();
    private int reign;
    private int rounds;

    DalmutiTally(List<Step<Match, Move, Event>> steps) {
        steps.forEach(step -> step.events().forEach(this::count));
    }

    private void count(Event event) {
        switch (event) {
            case Event.RoundBegan(_, var order) -> {
                order.forEach(player -> add(Feat.ROUND, player));
                add(Feat.CROWNED, order.getFirst());
                add(Feat.PEON, order.getLast());
                compare(order);
            }
            case Event.WentOut(var player, int place) when place == 1 -> add(Feat.FIRST, player);
            case Event.RevolutionDeclared(var by, _) -> add(Feat.REVOLUTION, by);
            case Event.TrickTaken(var by, _) -> add(Feat.TRICK, by);
            case Event.RoundScored _ -> rounds++;
            default -> {}
        }
    }

    /// How the positions of a round differ from those of the one before.
    private void compare(List<Player> order) {
        Player king = order.getFirst();
        boolean reigned = !before.isEmpty() && before.getFirst().equals(king);
        reign = reigned ? reign + 1 : 1;
        reigns.merge(king, reign, Math::max);
        for (int i = 0; i < order.size(); i++) {
            int from = before.indexOf(order.get(i));
            climbs.merge(order.get(i), Math.max(0, from - i), Math::max);
        }
        before = order;
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
                count(Feat.TRICK, player),
                reigns.getOrDefault(player, 0),
                climbs.getOrDefault(player, 0));
    }

    private int count(Feat feat, Player player) {
        return counts.getOrDefault(feat, Map.of()).getOrDefault(player, 0);
    }
}
