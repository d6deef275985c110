package dalmuti.app.simulation;

import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Names for players who are nobody in particular, each with its letter in front.
public final class PlayerNames {

    private static final List<String> NAMES =
            List.of(
                    "Ana", "Bo", "Chiara", "Dong", "Emil", "Fien", "Gaia", "Hugo", "Ines", "Jun",
                    "Kim", "Luca", "Mila", "Noor");

    private PlayerNames() {}

    public static SequencedMap<Player, String> named(int players) {
        return of(NAMES, players);
    }

    /// For a table at which one person sits first.
    public static SequencedMap<Player, String> with(String person, int players) {
        var names = new ArrayList<>(NAMES);
        names.removeIf(person::equalsIgnoreCase);
        names.addFirst(person);
        return of(names, players);
    }

    private static SequencedMap<Player, String> of(List<String> names, int players) {
        var named = new LinkedHashMap<Player, String>();
        for (int i = 0; i < players; i++) {
            named.put(new Player(i), names.get(i % names.size()));
        }
        return named;
    }
}
