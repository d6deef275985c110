package dalmuti.table.state;

import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;

import java.util.List;
import java.util.Map;

/// Where a match stood before its last shuffle, from which it can be taken up again.
///
/// @param players who played then
/// @param moves how many were made before it
/// @param spent milliseconds of everybody's bank
public record Checkpoint(
        Entry.Base base, List<Entry.Seated> players, int moves, Map<Player, Integer> spent) {

    public Checkpoint {
        players = List.copyOf(players);
        spent = Map.copyOf(spent);
    }

    public Checkpoint renamed(Entry.Occupant.Guest guest) {
        return new Checkpoint(base, Company.renamed(players, guest), moves, spent);
    }
}
