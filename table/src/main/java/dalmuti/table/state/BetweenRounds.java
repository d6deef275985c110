package dalmuti.table.state;

import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Who will come and go when the round is over.
///
/// @param queue who waits to join, in the order in which they asked
/// @param leaving who leaves for good
/// @param ends whether the match ends
public record BetweenRounds(List<Entry.Queued> queue, Set<Player> leaving, boolean ends) {

    public static final BetweenRounds SHUT = new BetweenRounds(List.of(), Set.of(), false);

    public BetweenRounds {
        queue = List.copyOf(queue);
        leaving = Set.copyOf(leaving);
    }

    public BetweenRounds with(Entry.Queued newcomer) {
        var more = new ArrayList<>(queue);
        more.add(newcomer);
        return new BetweenRounds(more, leaving, ends);
    }

    public boolean awaits(int seat) {
        return queue.stream().anyMatch(waiting -> waiting.seat() == seat);
    }

    public boolean awaits(String guest) {
        return queue.stream()
                .anyMatch(
                        it ->
                                it.newcomer() instanceof Entry.Occupant.Guest waiting
                                        && waiting.guest().equals(guest));
    }

    public BetweenRounds renamed(Entry.Occupant.Guest guest) {
        return new BetweenRounds(
                queue.stream()
                        .map(it -> new Entry.Queued(it.seat(), renamed(it.newcomer(), guest)))
                        .toList(),
                leaving,
                ends);
    }

    public static Entry.Occupant renamed(Entry.Occupant occupant, Entry.Occupant.Guest guest) {
        return occupant instanceof Entry.Occupant.Guest it && it.guest().equals(guest.guest())
                ? guest
                : occupant;
    }

    /// Somebody who waited does so no more.
    public BetweenRounds without(int seat) {
        return new BetweenRounds(
                queue.stream().filter(waiting -> waiting.seat() != seat).toList(), leaving, ends);
    }

    public BetweenRounds with(Player leaver) {
        var more = new HashSet<>(leaving);
        more.add(leaver);
        return new BetweenRounds(queue, more, ends);
    }

    public BetweenRounds ending() {
        return new BetweenRounds(queue, leaving, true);
    }

    public BetweenRounds entered() {
        return new BetweenRounds(queue.subList(1, queue.size()), leaving, ends);
    }

    public BetweenRounds left(Player leaver) {
        var rest = new HashSet<>(leaving);
        rest.remove(leaver);
        return new BetweenRounds(queue, rest, ends);
    }

    /// The entries it came from.
    public List<Entry.Dated> entries(long at) {
        var entries = new ArrayList<Entry.Dated>();
        queue.forEach(waiting -> entries.add(new Entry.Dated(at, waiting)));
        new TreeSet<>(leaving)
                .forEach(player -> entries.add(new Entry.Dated(at, new Entry.Leaving(player))));
        if (ends) {
            entries.add(new Entry.Dated(at, new Entry.Ending()));
        }
        return entries;
    }
}
