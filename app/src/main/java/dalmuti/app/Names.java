package dalmuti.app;

import dalmuti.app.simulation.People;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Names for a table at which one person sits first.
final class Names {

    private static final int MOST = 14;

    private Names() {}

    static SequencedMap<Player, String> with(String person, int players) {
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
