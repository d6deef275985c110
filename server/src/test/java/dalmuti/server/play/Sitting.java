package dalmuti.server.play;

import dalmuti.contract.Action;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Game;
import dalmuti.contract.Nature;
import dalmuti.contract.Verdict;
import dalmuti.server.People;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/// A table that stands before a match whose first cards are dealt: its journal, written by hand.
///
/// @param people the first to sit; bots have the other chairs
record Sitting<S, M extends Action, E>(
        Game<S, M, E, ?> game, Plan plan, List<People.Admitted> people, String bots) {

    /// Before nature's move of that kind.
    Dealt<S, M> dealt(Predicate<M> deals, RandomGenerator dice) {
        var moves = new ArrayList<M>();
        S state = game.start(plan.seats());
        while (game.awaiting(state) instanceof Awaiting.Chance) {
            M move = game.chance(state, dice);
            if (deals.test(move)) {
                return new Dealt<>(state, List.copyOf(moves), move);
            }
            moves.add(move);
            state = after(state, move);
        }
        throw new AssertionError("Nothing is dealt");
    }

    private S after(S state, M move) {
        return switch (game.apply(state, Nature.NATURE, move)) {
            case Verdict.Accepted<S, E>(var next, _) -> next;
            case Verdict.Refused<S, E>(var why) -> throw new AssertionError(why);
        };
    }

    /// @param state before the deal
    /// @param moves of nature's that have led there
    record Dealt<S, M>(S state, List<M> moves, M deal) {}

    List<Entry.Dated> journal(Dealt<S, M> dealt, M deal, long at) {
        var seated = new ArrayList<Entry.Seated>();
        for (int seat = 0; seat < plan.seats(); seat++) {
            seated.add(new Entry.Seated(seat, occupant(seat)));
        }
        var entries = new ArrayList<Entry>();
        entries.add(new Entry.Opened(plan, people.getFirst().guest().id()));
        entries.addAll(seated);
        entries.add(new Entry.Started(1, seated));
        dealt.moves().forEach(move -> entries.add(natures(move)));
        entries.add(natures(deal));
        return entries.stream().map(it -> new Entry.Dated(at, it)).toList();
    }

    private Entry.Occupant occupant(int seat) {
        if (seat < people.size()) {
            var guest = people.get(seat).guest();
            return new Entry.Occupant.Person(guest.id(), guest.name());
        }
        return new Entry.Occupant.Bot(bots, "Bot" + seat);
    }

    private Entry natures(M move) {
        return new Entry.Did(Nature.NATURE, move, Entry.ByHand.HOUSE, 0);
    }
}
