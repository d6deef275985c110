package grapples;

import dalmuti.contract.Player;
import dalmuti.contract.Verdict;

import grapples.Event.Power;
import grapples.Event.Way;
import grapples.Event.Why;
import grapples.Phase.Turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What comes of one move: the cards as they move, and what happens meanwhile. How turns follow
/// each other is here, for most moves end in the next turn.
final class Proceedings {

    private final Match before;
    private final List<Event> events = new ArrayList<>();
    private Table table;

    Proceedings(Match before) {
        this.before = before;
        this.table = before.table();
    }

    Table table() {
        return table;
    }

    Options options() {
        return before.options();
    }

    void change(Table changed) {
        table = changed;
    }

    void tell(Event event) {
        events.add(event);
    }

    /// The match goes on in that phase.
    Verdict<Match, Event> goOn(Phase phase) {
        return goOn(before.standing(), phase);
    }

    private Verdict<Match, Event> goOn(Standing standing, Phase phase) {
        Past past = before.past().and(events);
        var next = new Match(options(), before.game(), standing, table, phase, past);
        return new Verdict.Accepted<>(next, events);
    }

    Office deal(Office office, Player to, Way way) {
        boolean seen = before.phase() instanceof Phase.LookedAtTop;
        tell(new Event.Dealt(office.dealer(), to, way, seen, Cards.open(table.deck().getFirst())));
        table = table.withTopDealtTo(to);
        return office.withOneMoreDealt();
    }

    Office changeDealer(Office office, Player to, Why why) {
        tell(new Event.DealerChanged(office.dealer(), to, why));
        return office.takenBy(to);
    }

    /// The dealer leaves, and the player to the left takes over.
    Office tapOut(Office office, Why why) {
        Player left = Direction.LEFT.of(office.dealer(), table.hands().size());
        return changeDealer(office, left, why);
    }

    Verdict<Match, Event> beginTurn(Office office, Player player) {
        tell(new Event.TurnBegan(office.dealer(), player));
        if (player.equals(office.dealer())) {
            return goOn(new Phase.OwnTurn(office));
        }
        return Legal.mayTapOutBeforeOthers(options(), office)
                ? goOn(new Phase.DealingOn(office, player))
                : dealTo(office, player, Way.ON); // G-TURN-2
    }

    Verdict<Match, Event> dealTo(Office office, Player player, Way way) {
        Office after = deal(office, player, way);
        return goOn(new Phase.Settling(after, new Turn(player, way == Way.SELF, 1)));
    }

    /// The last card of a turn is settled.
    Verdict<Match, Event> settle(Office office, Turn turn, Optional<Power> declined) {
        tell(new Event.Settled(turn.player(), declined));
        return turn.dealtSelf() && !table.deck().isEmpty()
                ? goOn(new Phase.ChoosingDirection(office))
                : endTurn(office, turn.player());
    }

    Verdict<Match, Event> endTurn(Office office, Player player) {
        if (table.deck().isEmpty()) {
            return endGame();
        }
        Office next = office;
        if (office.dealt() >= options().limit(table.hands().size())) {
            next = tapOut(office, Why.LIMIT); // who has just come in has dealt nothing
        }
        return beginTurn(next, next.direction().of(player, table.hands().size()));
    }

    private Verdict<Match, Event> endGame() {
        tell(new Event.HandsShown(table.hands()));
        tell(new Event.GameEnded(Standing.winners(table)));
        Standing standing = before.standing().after(table);
        if (before.game() < options().games()) {
            return new Verdict.Accepted<>(
                    Draw.open(options(), before.game() + 1, standing), events);
        }
        var winners = standing.best();
        tell(new Event.MatchEnded(winners));
        return goOn(standing, new Phase.Over(winners));
    }
}
