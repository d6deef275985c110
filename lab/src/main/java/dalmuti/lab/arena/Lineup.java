package dalmuti.lab.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.random.RandomGenerator;

/// Who sits at a table.
///
/// @param entrants the bots that compete, each once
/// @param chairs which of them has each chair
public record Lineup(List<String> entrants, List<Integer> chairs) {

    public Lineup {
        entrants = List.copyOf(entrants);
        chairs = List.copyOf(chairs);
    }

    /// A table of so many, filled by going through the names again and again.
    public static Lineup repeating(List<String> names, int players) {
        List<String> entrants = List.copyOf(new LinkedHashSet<>(names));
        var chairs = new ArrayList<Integer>();
        for (int i = 0; i < players; i++) {
            chairs.add(entrants.indexOf(names.get(i % names.size())));
        }
        return new Lineup(entrants, chairs);
    }

    /// A table of so many at which one bot meets a field of another.
    public static Lineup oneAgainst(String one, String field, int players) {
        var names = new ArrayList<>(Collections.nCopies(players, field));
        names.set(0, one);
        return repeating(names, players);
    }

    public int players() {
        return chairs.size();
    }

    public int copies(int entrant) {
        return Collections.frequency(chairs, entrant);
    }

    /// The chairs in an order drawn by dice, so that nobody has the same neighbours for ever.
    public int[] shuffled(RandomGenerator dice) {
        var shuffled = new ArrayList<>(chairs);
        Collections.shuffle(shuffled, dice);
        return shuffled.stream().mapToInt(it -> it).toArray();
    }
}
