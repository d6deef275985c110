package grapples;

import dalmuti.contract.Player;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// What everybody has reached in the games of a match that are over.
///
/// @param won games won, by seat; a shared win counts for each who shares it
/// @param grapples of all games together, by seat
public record Standing(List<Integer> won, List<Integer> grapples) {

    public Standing {
        won = List.copyOf(won);
        grapples = List.copyOf(grapples);
    }

    static Standing fresh(int players) {
        return new Standing(Collections.nCopies(players, 0), Collections.nCopies(players, 0));
    }

    /// G-WIN-1: most grapples wins, and equal totals share the win.
    static List<Player> winners(Table table) {
        int most = table.players().stream().mapToInt(table::grapples).max().orElseThrow();
        return table.players().stream().filter(player -> table.grapples(player) == most).toList();
    }

    Standing after(Table table) {
        var winners = winners(table);
        return new Standing(
                table.players().stream()
                        .map(player -> won(player) + (winners.contains(player) ? 1 : 0))
                        .toList(),
                table.players().stream()
                        .map(player -> grapples(player) + table.grapples(player))
                        .toList());
    }

    /// G-WHO-1: most games won wins the match, then most grapples.
    List<Player> best() {
        int mostWon = Collections.max(won);
        int most =
                seats().filter(i -> won.get(i) == mostWon).map(grapples::get).max().orElseThrow();
        return seats().filter(i -> won.get(i) == mostWon && grapples.get(i) == most)
                .mapToObj(Player::new)
                .toList();
    }

    private int won(Player player) {
        return won.get(player.index());
    }

    private int grapples(Player player) {
        return grapples.get(player.index());
    }

    private IntStream seats() {
        return IntStream.range(0, won.size());
    }
}
