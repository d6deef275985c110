package dalmuti.app.simulation;

import dalmuti.contract.Player;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Names for players who are nobody in particular, each with its letter in front.
public final class People {

    private static final List<String> NAMES =
            List.of(
                    "Ana", "Bo", "Chiara", "Dong", "Emil", "Fien", "Gaia", "Hugo", "Ines", "Jun",
                    "Kim", "Luca", "Mila", "Noor");

    private People() {}

    public static SequencedMap<Player, String> named(int players) {
        var named = new LinkedHashMap<Player, String>();
        for (int i = 0; i < players; i++) {
            named.put(new Player(i), NAMES.get(i));
        }
        return named;
    }
}
