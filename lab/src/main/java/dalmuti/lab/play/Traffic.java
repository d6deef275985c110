package dalmuti.lab.play;

import dalmuti.contract.RefusedException;
import dalmuti.options.Rules;

import java.util.List;
import java.util.TreeSet;

/// How many join and leave a match between its rounds.
public record Traffic(List<Change> changes) {

    public static final Traffic NONE = new Traffic(List.of());

    public Traffic {
        changes = List.copyOf(changes);
    }

    /// What happens after a round. Who leaves is drawn by lot, and before anybody comes (JOIN-1).
    ///
    /// @param round from 1
    public record Change(int round, int leaving, int joining) {}

    public boolean isNone() {
        return changes.isEmpty();
    }

    /// How many join in a whole match.
    public int joining() {
        return changes.stream().mapToInt(Change::joining).sum();
    }

    /// All that happens after a round.
    Change after(int round) {
        List<Change> all = changes.stream().filter(it -> it.round() == round).toList();
        return new Change(
                round,
                all.stream().mapToInt(Change::leaving).sum(),
                all.stream().mapToInt(Change::joining).sum());
    }

    /// Refuses what would leave too few or bring too many.
    ///
    /// @param players how many begin
    public void check(int players) { // WHO-1, JOIN-2
        int now = players;
        var rounds = new TreeSet<>(changes.stream().map(Change::round).toList());
        for (int round : rounds) {
            Change change = after(round);
            now -= change.leaving();
            if (now < Rules.FEWEST_PLAYERS) {
                throw new RefusedException(Rules.wrongNumber(now));
            }
            now += change.joining();
            if (now > Rules.MOST_PLAYERS) {
                throw new RefusedException(Rules.wrongNumber(now));
            }
        }
    }
}
