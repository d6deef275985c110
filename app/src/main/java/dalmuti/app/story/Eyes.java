package dalmuti.app.story;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import java.util.Map;
import java.util.Optional;

/// Through whose eyes a story is told.
public final class Eyes {

    private Eyes() {}

    /// The viewer somebody means by a letter, a name or `-`.
    public static Optional<Viewer> of(String text, Map<Player, String> names) {
        if (text.equals("-")) {
            return Optional.of(Onlooker.ONLOOKER);
        }
        Optional<Player> lettered =
                names.keySet().stream()
                        .filter(player -> player.toString().equalsIgnoreCase(text))
                        .findFirst();
        return lettered.or(
                        () ->
                                names.keySet().stream()
                                        .sorted()
                                        .filter(player -> text.equalsIgnoreCase(names.get(player)))
                                        .findFirst())
                .map(player -> player);
    }

    static String name(Viewer viewer, People people, Teller teller) {
        return switch (viewer) {
            case Player player -> teller.say("story.eyes-of-player", people.name(player));
            case Onlooker _ -> teller.say("story.eyes-of-onlooker");
        };
    }
}
