package grapples;

import dalmuti.contract.Player;
import dalmuti.contract.Verdict;

import grapples.Event.Power;
import grapples.Event.Way;
import grapples.Event.Why;
import grapples.Phase.Turn;

import java.util.Optional;

/// What players' moves do. Only moves that [Legal] offers come here.
final class Moves {

    private final Match match;
    private final Proceedings proceedings;

    private Moves(Match match) {
        this.match = match;
        this.proceedings = new Proceedings(match);
    }

    static Verdict<Match, Event> make(Match match, Choice move) {
        var moves = new Moves(match);
        return switch (match.phase()) {
            case Phase.OwnTurn(var office) -> moves.ownTurn(office, move);
            case Phase.DealingOn(var office, var to) -> moves.dealOn(office, to, move);
            case Phase.LookedAtTop(var office) -> moves.deal(office, move);
            case Phase.Settling(var office, var turn) -> moves.settle(office, turn, move);
            case Phase.Asked asked -> moves.answer(asked, move);
            case Phase.ChoosingDirection(var office) -> moves.direct(office, move);
            case Phase.Offered offered -> Loans.answer(moves.proceedings, offered, move);
            case Phase.Pointing pointing -> Loans.point(moves.proceedings, pointing, move);
            case Phase.Drawing _, Phase.ShufflingDeck _, Phase.ShufflingHand _, Phase.Over _ ->
                    throw unmade(move);
        };
    }

    static IllegalArgumentException unmade(Choice move) {
        return new IllegalArgumentException(move + " was not offered");
    }

    /// G-DEAL-1: the new dealer deals to whose turn it is, be it one of the two dealers.
    private Verdict<Match, Event> tapOut(Office office, Player turn) {
        Office next = proceedings.tapOut(office, Why.TAP_OUT);
        return proceedings.dealTo(next, turn, Way.ON);
    }

    private Verdict<Match, Event> dealOn(Office office, Player to, Choice move) {
        if (move instanceof Choice.TapOut) {
            return tapOut(office, to);
        }
        proceedings.tell(new Event.StayedInOffice(office.dealer()));
        return proceedings.dealTo(office, to, Way.ON);
    }

    private Verdict<Match, Event> ownTurn(Office office, Choice move) {
        if (move instanceof Choice.TapOut) {
            return tapOut(office, office.dealer());
        }
        if (Legal.mayTapOut(office)) {
            proceedings.tell(new Event.StayedInOffice(office.dealer()));
        }
        if (move instanceof Choice.LookAtTop) {
            Card top = match.table().deck().getFirst();
            proceedings.tell(new Event.Looked(office.dealer(), Cards.open(top)));
            return proceedings.goOn(new Phase.LookedAtTop(office));
        }
        return deal(office, move);
    }

    private Verdict<Match, Event> deal(Office office, Choice move) {
        if (!(move instanceof Choice.Deal(var to))) {
            throw unmade(move);
        }
        return switch (to) {
            case SELF -> proceedings.dealTo(office, office.dealer(), Way.SELF);
            case LEFT -> divert(office, Direction.LEFT, Way.LEFT);
            case RIGHT -> divert(office, Direction.RIGHT, Way.RIGHT);
        };
    }

    /// G-TURN-3: it is the neighbour's turn, and cards go on in that direction.
    private Verdict<Match, Event> divert(Office office, Direction direction, Way way) {
        Player neighbour = direction.of(office.dealer(), match.players().size());
        return proceedings.dealTo(office.towards(direction), neighbour, way);
    }

    private Verdict<Match, Event> direct(Office office, Choice move) {
        if (!(move instanceof Choice.ChooseDirection(var direction))) {
            throw unmade(move);
        }
        proceedings.tell(new Event.DirectionChosen(office.dealer(), direction));
        return proceedings.endTurn(office.towards(direction), office.dealer());
    }

    private Verdict<Match, Event> settle(Office office, Turn turn, Choice move) {
        Player player = turn.player();
        Card card = match.table().hand(player).getLast();
        return switch (move) {
            case Choice.Keep() ->
                    proceedings.settle(office, turn, Legal.offered(match, office, turn));
            case Choice.DoubleDown() -> {
                proceedings.tell(new Event.DoubledDown(player, card));
                Office after = proceedings.deal(office, player, Way.SECOND);
                yield proceedings.goOn(new Phase.Settling(after, turn.withSecondCard()));
            }
            case Choice.AskForOffice() -> {
                proceedings.tell(new Event.AskedForOffice(player, card));
                yield proceedings.goOn(new Phase.Asked(office, turn, card));
            }
            case Choice.TakeOffice() -> {
                Office taken = proceedings.changeDealer(office, player, Why.ACE);
                yield discardAce(taken, turn, Optional.empty());
            }
            case Choice.DiscardAce() ->
                    discardAce(office, turn, Legal.offered(match, office, turn));
            case Choice.TradeQueen(var with) ->
                    Loans.offer(proceedings, new Phase.Settling(office, turn), with, card);
            default -> throw unmade(move);
        };
    }

    private Verdict<Match, Event> discardAce(Office office, Turn turn, Optional<Power> declined) {
        proceedings.change(proceedings.table().withDiscarded(Deck.ACE_OF_SPADES, turn.player()));
        proceedings.tell(new Event.AceDiscarded(turn.player()));
        return proceedings.settle(office, turn, declined);
    }

    private Verdict<Match, Event> answer(Phase.Asked asked, Choice move) {
        Office office = asked.office();
        Player player = asked.turn().player();
        boolean ace = asked.with().equals(Deck.ACE_OF_SPADES);
        if (move instanceof Choice.Agree) {
            office = proceedings.changeDealer(office, player, ace ? Why.ACE : Why.JACK);
        } else {
            proceedings.tell(new Event.OfficeRefused(office.dealer(), player));
        }
        return ace
                ? discardAce(office, asked.turn(), Optional.empty())
                : proceedings.settle(office, asked.turn(), Optional.empty());
    }
}
