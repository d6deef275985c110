package dalmuti.court;

import dalmuti.Match;
import dalmuti.contract.Player;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// Where somebody stands in the match.
///
/// @param place from 1; equal points share a place
public record Standing(int place, Player player, int points) {

    /// Everybody's standing, the best first.
    public static List<Standing> of(Match match) { // SCORE-1
        return switch (match.rules().scoring()) {
            case POINTS -> of(match.scores());
            case NONE -> byPosition(match);
        };
    }

    /// Without points the social order is the table, and whoever has left comes after all others.
    private static List<Standing> byPosition(Match match) {
        List<Player> order = match.order();
        return match.scores().keySet().stream()
                .map(
                        player ->
                                order.contains(player)
                                        ? new Standing(order.indexOf(player) + 1, player, 0)
                                        : new Standing(order.size() + 1, player, 0))
                .sorted(Comparator.comparingInt(Standing::place).thenComparing(Standing::player))
                .toList();
    }

    /// Everybody's standing, most points first.
    public static List<Standing> of(Map<Player, Integer> scores) {
        return scores.entrySet().stream()
                .map(
                        score ->
                                new Standing(
                                        placeOf(score.getValue(), scores),
                                        score.getKey(),
                                        score.getValue()))
                .sorted(Comparator.comparingInt(Standing::place).thenComparing(Standing::player))
                .toList();
    }

    private static int placeOf(int points, Map<Player, Integer> scores) {
        return 1 + (int) scores.values().stream().filter(other -> other > points).count();
    }
}
