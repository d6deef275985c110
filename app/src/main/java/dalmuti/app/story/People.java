package dalmuti.app.story;

import dalmuti.app.print.Printable;
import dalmuti.contract.Player;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What people are called in a story.
record People(Map<Player, String> names) {

    String name(Player player) {
        return Printable.of(names.getOrDefault(player, player.toString()));
    }

    /// `Ana`, `Ana and Bo`, `Ana, Bo and Dong`.
    String list(List<Player> players) {
        List<String> all = players.stream().map(this::name).toList();
        return all.size() < 2
                ? String.join("", all)
                : String.join(", ", all.subList(0, all.size() - 1)) + " and " + all.getLast();
    }

    /// Everybody, by their letters: `A Ana, B Bo`.
    String everybody() {
        return names.keySet().stream()
                .sorted()
                .map(player -> player + " " + name(player))
                .collect(Collectors.joining(", "));
    }
}
