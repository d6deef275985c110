package dalmuti.notation;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.notation.Line.Numbered;
import dalmuti.notation.Line.Transfer;
import dalmuti.options.GreaterRevolutionCall;
import dalmuti.options.JestersInTax;
import dalmuti.options.TaxOrder;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/// One way in which the cards that a viewer did not see may have lain. It is found backwards: from
/// the cards that people were seen to play over the trade and the tax to the deal.
final class HiddenCards {

    private final ViewerRound seen;
    private final RandomGenerator dice;
    private final Map<Player, Hand> hands;
    private final Hand misdealt;
    private final Hand aside;
    private boolean consistent = true;

    HiddenCards(ViewerRound seen, RandomGenerator dice) {
        this.seen = seen;
        this.dice = dice;
        hands = new HandGuess(seen, dice).hands();
        Hand rest = seen.deck;
        for (Hand hand : hands.values()) {
            rest = rest.minus(hand);
        }
        aside = rest;
        misdealt = misdealt(seen.all(Line.Misdeal.class));
    }

    /// The cards that fell open, and those given for them if the viewer saw them.
    private static Hand misdealt(List<Line.Misdeal> misdeals) {
        Hand cards = Hand.EMPTY;
        for (Line.Misdeal misdeal : misdeals) {
            cards = cards.plus(misdeal.card(), 1).plus(open(misdeal.back()));
        }
        return cards;
    }

    /// The lines of the round with a card for every `?`.
    List<Numbered> lines() {
        var backwards = new ArrayList<Numbered>();
        for (Numbered numbered : seen.lines.reversed()) {
            backwards.add(new Numbered(numbered.number(), undo(numbered)));
        }
        return backwards.reversed();
    }

    /// Whether everything that changed hands could be taken back.
    boolean isConsistent() {
        return consistent;
    }

    /// The cards that can be seen, if there are any.
    static Hand open(@Nullable Cards cards) {
        return cards instanceof Cards.Open(var hand) ? hand : Hand.EMPTY;
    }

    static Hand openIn(@Nullable Transfer transfer) {
        return transfer == null ? Hand.EMPTY : open(transfer.cards());
    }

    /// Takes back what a line did to the hands, and says which cards it must have been about.
    private Line undo(Numbered numbered) {
        return switch (numbered.line()) {
            case Line.Refused(var offer) ->
                    new Line.Refused(shown(offer, any(offer.from(), offer.cards())));
            case Line.Trade(var there, var back) -> {
                Hand given = traded(there);
                Hand received = traded(back);
                giveBack(there, given);
                giveBack(back, received);
                yield new Line.Trade(shown(there, given), shown(back, received));
            }
            case Line.Tax(var paid, var returned) -> untax(paid, returned);
            case Line.Revolution revolution -> {
                if (seen.swapsHands) {
                    swapBack();
                }
                yield revolution;
            }
            case Line.Misdeal(var meantFor, var card, var back) when back != null -> {
                Player peon = seen.order.getLast();
                Hand given = any(meantFor, back);
                give(meantFor, peon, given);
                give(peon, meantFor, Hand.of(card));
                yield new Line.Misdeal(meantFor, card, new Cards.Open(given));
            }
            case Line.Aside _ -> new Line.Aside(new Cards.Open(aside));
            case Line.Deal(var to, Cards.FaceDown(int size)) -> {
                if (held(to).size() != size) {
                    throw Tokens.flaw(numbered.number(), "DEAL-1", "record.hand-size", to, size);
                }
                yield new Line.Deal(to, new Cards.Open(held(to)));
            }
            default -> numbered.line();
        };
    }

    /// Any card, but what is missing from the hand that the viewer was dealt, or was not in it,
    /// comes back where that hand was traded with.
    private Hand traded(Transfer transfer) {
        Hand own = seen.ownInTricks();
        Hand moved = Hand.EMPTY;
        if (!seen.unseenFrom(transfer.from()).isEmpty()) {
            moved = own.without(held(transfer.from())).common(held(transfer.to()));
        } else if (!seen.unseenFrom(transfer.to()).isEmpty()) {
            moved = held(transfer.to()).without(own);
        }
        return moved.isEmpty() || transfer.cards() instanceof Cards.Open
                ? any(transfer.to(), transfer.cards())
                : Hand.of(moved.ranks().getFirst());
    }

    private Line untax(Transfer paid, @Nullable Transfer returned) {
        Player lord = paid.to();
        Hand back = Hand.EMPTY;
        if (returned != null) {
            back = bestReturn(paid.from(), returned.cards());
        }
        give(paid.from(), lord, back);
        boolean mayReturnIt = seen.rules.taxOrder() == TaxOrder.PEON_FIRST;
        Hand tax = best(lord, paid.cards(), mayReturnIt ? Hand.EMPTY : back);
        giveBack(paid, tax);
        return new Line.Tax(shown(paid, tax), returned == null ? null : shown(returned, back));
    }

    /// What a peon got back: one of two jesters where both would have made a revolution, or else
    /// the best cards, for the peon can't have kept them.
    private Hand bestReturn(Player peon, Cards cards) {
        int jesters = held(peon).jesters();
        boolean mustDeclare =
                seen.rules.greaterRevolutionCall() == GreaterRevolutionCall.MANDATORY
                        && peon.equals(seen.order.getLast());
        boolean fellOpen = misdealt.jesters() > 0 && jesters > 0 && dice.nextBoolean();
        boolean jester = fellOpen || (jesters == Rank.JESTER.copies() && mustDeclare);
        boolean mayCome = seen.rules.jestersInTax() != JestersInTax.NOT_EXCHANGED;
        if (!jester || !mayCome || cards instanceof Cards.Open) {
            return best(peon, cards, Hand.EMPTY);
        }
        Hand rest = best(peon, new Cards.FaceDown(cards.size() - 1), Hand.EMPTY);
        return rest.plus(Rank.JESTER, 1);
    }

    /// The best cards of a hand, which make a tax most likely to have been due; now and then a
    /// misdealt one first, or last, for it has to come out at the right place.
    private Hand best(Player player, Cards cards, Hand without) {
        if (cards instanceof Cards.Open(var known)) {
            return known;
        }
        List<Rank> candidates = held(player).without(without).cards();
        candidates.removeIf(card -> card == Rank.JESTER);
        for (Rank card : misdealt.ranks()) {
            boolean special = dice.nextBoolean() && candidates.remove(card);
            if (special && dice.nextBoolean()) {
                candidates.addFirst(card);
            } else if (special) {
                candidates.addLast(card);
            }
        }
        return Hand.of(candidates.subList(0, Math.min(cards.size(), candidates.size())));
    }

    private void swapBack() {
        for (Player one : seen.order.subList(0, seen.order.size() / 2)) {
            Hand hand = held(one);
            hands.put(one, held(seen.opposite(one)));
            hands.put(seen.opposite(one), hand);
        }
    }

    private Hand any(Player player, Cards cards) {
        if (cards instanceof Cards.Open(var known)) {
            return known;
        }
        List<Rank> own = held(player).cards();
        Collections.shuffle(own, dice);
        return Hand.of(own.subList(0, Math.min(cards.size(), own.size())));
    }

    private void giveBack(Transfer transfer, Hand cards) {
        give(transfer.to(), transfer.from(), cards);
    }

    private void give(Player from, Player to, Hand cards) {
        if (hands.containsKey(from) && hands.containsKey(to) && held(from).holds(cards)) {
            hands.put(from, held(from).minus(cards));
            hands.put(to, held(to).plus(cards));
        } else {
            consistent = false;
        }
    }

    private Hand held(Player player) {
        return hands.getOrDefault(player, Hand.EMPTY);
    }

    private static Transfer shown(Transfer transfer, Hand cards) {
        return new Transfer(transfer.from(), transfer.to(), new Cards.Open(cards));
    }
}
