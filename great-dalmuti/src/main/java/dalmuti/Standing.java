package dalmuti;

import dalmuti.contract.Player;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// Where somebody stands in the match.
///
/// @param place from 1; equal points share a place
public record Standing(int place, Player player, int points) {

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
