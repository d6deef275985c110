package dalmuti.app.story;

import dalmuti.app.print.Printable;
import dalmuti.contract.Player;
import dalmuti.words.Words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What people are called in a story.
public record People(Map<Player, String> names, Words words) {

    public String name(Player player) {
        return Printable.of(names.getOrDefault(player, player.toString()));
    }

    /// Whom somebody means by a letter or a name.
    public Optional<Player> find(String text) {
        List<Player> all = names.keySet().stream().sorted().toList();
        return all.stream()
                .filter(player -> player.toString().equalsIgnoreCase(text))
                .findFirst()
                .or(
                        () ->
                                all.stream()
                                        .filter(player -> text.equalsIgnoreCase(names.get(player)))
                                        .findFirst());
    }

    /// `Ana`, `Ana and Bo`, `Ana, Bo and Dong`.
    public String list(List<Player> players) {
        List<String> all = players.stream().map(this::name).toList();
        return all.size() < 2
                ? String.join("", all)
                : words.say(
                        "story.and",
                        String.join(", ", all.subList(0, all.size() - 1)),
                        all.getLast());
    }

    /// Everybody, by their letters: `A Ana, B Bo`.
    public String everybody() {
        return names.keySet().stream()
                .sorted()
                .map(player -> player + " " + Printable.of(names.getOrDefault(player, "")))
                .collect(Collectors.joining(", "));
    }
}
