package dalmuti.app.simulation;

import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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

    /// A name that nobody has yet: the first of these, or one of them with a number.
    public static String unlike(Collection<String> taken) {
        return Stream.concat(
                        NAMES.stream(),
                        IntStream.iterate(2, number -> number + 1)
                                .mapToObj(number -> NAMES.getFirst() + " " + number))
                .filter(name -> taken.stream().noneMatch(name::equalsIgnoreCase))
                .findFirst()
                .orElseThrow();
    }

    private static SequencedMap<Player, String> of(List<String> names, int players) {
        var named = new LinkedHashMap<Player, String>();
        for (int i = 0; i < players; i++) {
            String name = names.get(i % names.size());
            int bearer = i / names.size() + 1;
            named.put(new Player(i), bearer == 1 ? name : name + " " + bearer);
        }
        return named;
    }
}
