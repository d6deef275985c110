package dalmuti.table.game;

import dalmuti.contract.Player;
import dalmuti.fairness.FairDeck;
import dalmuti.wire.journal.Entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The secrets from which the deal of a round follows. Players' programs first pledge, by a hash,
/// and open their numbers when nobody can pledge any more, so that no number answers another.
///
/// @param seed the table's own secret
/// @param commitment its hash, which is told before anybody pledges
/// @param at when the table committed to it
/// @param pledges hashes; an empty one for whoever does not contribute
/// @param numbers what was opened and fits its pledge
/// @param spread whether cards are drawn from it, so that nothing can be added any more
/// @param places which place of the spread deck was taken, by the number of the draw (DRAW-5)
public record Deal( // REC-8
        int round,
        String seed,
        String commitment,
        long at,
        Map<Player, String> pledges,
        Map<Player, String> numbers,
        boolean spread,
        Map<Integer, Integer> places) {

    private static final long PLEDGING_MS = 2_000;
    private static final long REVEALING_MS = 2_000;

    public Deal {
        pledges = Map.copyOf(pledges);
        numbers = Map.copyOf(numbers);
        places = Map.copyOf(places);
    }

    public static Deal committed(Entry.Committed entry, long at) {
        String commitment = FairDeck.commitment(entry.seed());
        return new Deal(
                entry.round(), entry.seed(), commitment, at, Map.of(), Map.of(), false, Map.of());
    }

    public Deal pledged(Player by, String hash) {
        var more = new HashMap<>(pledges);
        more.put(by, hash);
        return new Deal(round, seed, commitment, at, more, numbers, spread, places);
    }

    public Deal revealed(Player by, String number) {
        var more = new HashMap<>(numbers);
        more.put(by, number);
        return new Deal(round, seed, commitment, at, pledges, more, spread, places);
    }

    public Deal laid() {
        return new Deal(round, seed, commitment, at, pledges, numbers, true, places);
    }

    public Deal took(int draw, int place) {
        var more = new HashMap<>(places);
        more.put(draw, place);
        return new Deal(round, seed, commitment, at, pledges, numbers, spread, more);
    }

    /// The same with all its time from now on. Once a number was opened nobody pledges any more.
    public Deal resumed(long now) {
        long from = numbers.isEmpty() ? now : now - PLEDGING_MS;
        return new Deal(round, seed, commitment, from, pledges, numbers, spread, places);
    }

    /// Whether a number is the one that somebody has pledged.
    public boolean fits(Player by, String number) {
        return FairDeck.commitment(number).equals(pledges.get(by));
    }

    /// When nobody can pledge any more.
    public long pledgesClose(Set<Player> people) {
        return spread || pledges.keySet().containsAll(people) ? at : at + PLEDGING_MS;
    }

    /// When the deal can be made.
    public long ready(Set<Player> people) {
        boolean open =
                !spread
                        && pledges.entrySet().stream()
                                .anyMatch(
                                        it ->
                                                !it.getValue().isEmpty()
                                                        && !numbers.containsKey(it.getKey()));
        long closed = pledgesClose(people);
        return open ? at + PLEDGING_MS + REVEALING_MS : closed;
    }

    /// The entries it came from.
    public List<Entry.Dated> entries() {
        var entries = new ArrayList<Entry.Dated>();
        entries.add(new Entry.Dated(at, new Entry.Committed(round, seed)));
        pledges.forEach(
                (by, hash) -> entries.add(new Entry.Dated(at, new Entry.Pledged(round, by, hash))));
        numbers.forEach(
                (by, number) ->
                        entries.add(new Entry.Dated(at, new Entry.Revealed(round, by, number))));
        return entries;
    }
}
