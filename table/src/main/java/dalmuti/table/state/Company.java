package dalmuti.table.state;

import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Those who play a match.
///
/// @param players who is A, B, C ...; nobody for those who have left
/// @param door who comes and goes after the round
/// @param people those who play by their own hand as a rule, and do not leave
public record Company(List<Entry.Seated> players, BetweenRounds door, Set<Player> people) {

    public Company {
        players = List.copyOf(players);
        people = Set.copyOf(people);
    }

    private Company(List<Entry.Seated> players, BetweenRounds door) {
        this(players, door, people(players, door));
    }

    public static Company of(List<Entry.Seated> players) {
        return new Company(players, BetweenRounds.SHUT);
    }

    private static Set<Player> people(List<Entry.Seated> players, BetweenRounds door) {
        return IntStream.range(0, players.size())
                .filter(i -> players.get(i).occupant() instanceof Entry.Occupant.Guest)
                .mapToObj(Player::of)
                .filter(player -> !door.leaving().contains(player))
                .collect(Collectors.toUnmodifiableSet());
    }

    public Company with(BetweenRounds next) {
        return new Company(players, next);
    }

    public Company joined() { // JOIN-1
        Entry.Queued newcomer = door.queue().getFirst();
        var more = new ArrayList<>(players);
        more.add(new Entry.Seated(newcomer.seat(), newcomer.newcomer()));
        return new Company(more, door.entered());
    }

    public Company left(Player leaver) { // JOIN-2
        var rest = new ArrayList<>(players);
        int seat = players.get(leaver.index()).seat();
        rest.set(leaver.index(), new Entry.Seated(seat, new Entry.Occupant.Nobody()));
        return new Company(rest, door.left(leaver));
    }

    /// The same object where nobody is called otherwise.
    public Company renamed(Entry.Occupant.Guest guest) {
        var renamed = new Company(renamed(players, guest), door.renamed(guest));
        return renamed.equals(this) ? this : renamed;
    }

    public static List<Entry.Seated> renamed(
            List<Entry.Seated> seated, Entry.Occupant.Guest guest) {
        return seated.stream()
                .map(it -> new Entry.Seated(it.seat(), BetweenRounds.renamed(it.occupant(), guest)))
                .toList();
    }
}
