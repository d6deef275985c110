package dalmuti.app.options;

import dalmuti.app.simulation.People;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// PlayerNames for a table at which one person sits first.
public final class PlayerNames {

    private static final int MOST = 14;

    private PlayerNames() {}

    public static SequencedMap<Player, String> with(String person, int players) {
        List<String> others = new ArrayList<>(People.named(MOST).values());
        others.removeIf(person::equalsIgnoreCase);
        var names = new LinkedHashMap<Player, String>();
        names.put(new Player(0), person);
        for (int i = 1; i < players; i++) {
            names.put(new Player(i), others.get(i % others.size()));
        }
        return names;
    }
}
