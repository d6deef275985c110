package dalmuti.notation;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.options.GreaterRevolutionCall;
import dalmuti.options.JestersInTax;
import dalmuti.options.TaxOrder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// One way in which the cards that a viewer did not see may have lain. It is found backwards: from
/// the cards that people were seen to play over the trade and the tax to the deal.
final class HiddenCards { // REC-6

    private final ViewerRound kept;
    private final RandomGenerator dice;
    private final List<Player> order;
    private final Map<Player, Hand> hands = new HashMap<>();
    private final Map<Player, Integer> free = new HashMap<>();
    private final List<Numbered> backwards = new ArrayList<>();
    private Hand unseen;
    private Hand aside = Hand.EMPTY;
    private boolean consistent = true;

    HiddenCards(ViewerRound kept, RandomGenerator dice) {
        this.kept = kept;
        this.dice = dice;
        order = kept.order();
        unseen = kept.rules().deck().cards(order.size());
    }

    /// The lines of the round with a card for every `?`.
    List<Numbered> lines() {
        place();
        new HandGuess(kept, hands, free, unseen).fill(dice);
        aside = restOf(hands.values());
        for (Numbered numbered : kept.lines().reversed()) {
            backwards.add(new Numbered(numbered.number(), undo(numbered)));
        }
        return backwards.reversed();
    }

    /// Whether everything that changed hands could be taken back.
    boolean isConsistent() {
        return consistent;
    }

    /// Everybody's hand before the tricks, as far as it is known, and the room that is left in it.
    private void place() {
        for (Player player : order) {
            Hand known = cap(kept.played().getOrDefault(player, Hand.EMPTY), unseen);
            hands.put(player, known);
            unseen = unseen.minus(known);
            int size = kept.sizeInTricks(player) + inTransit(player);
            free.put(player, Math.max(0, size - known.size()));
        }
        if (kept.viewer() instanceof Player viewer) {
            require(kept.plays(viewer), kept.ownInTricks());
        }
        for (Line.Tax tax : kept.changes().taxes()) {
            Hand back = tax.returned().map(returned -> open(returned.cards())).orElse(Hand.EMPTY);
            Hand paid = open(tax.paid().cards());
            require(tax.paid().to(), mayReturnTheTax() ? paid.minus(cap(back, paid)) : paid);
            require(tax.paid().from(), back);
        }
        for (Line.Trade trade : kept.changes().trades()) {
            require(trade.there().to(), open(trade.there().cards()));
            require(trade.back().to(), open(trade.back().cards()));
        }
        for (Line.Misdeal misdeal : kept.changes().misdeals()) {
            placeMisdealt(misdeal);
        }
        kept.changes().revolutions().forEach(this::placeJesters);
        if (kept.dealtByHolder()) { // DRAW-4
            require(kept.plays(order.getFirst()), Hand.of(Rank.DALMUTI));
        }
    }

    /// What a tax that is paid and not yet returned makes of somebody's hand.
    private int inTransit(Player player) {
        int cards = 0;
        for (Line.Tax tax : kept.changes().taxes()) {
            if (tax.returned().isEmpty()) {
                cards += tax.paid().to().equals(player) ? tax.paid().cards().size() : 0;
                cards -= tax.paid().from().equals(player) ? tax.paid().cards().size() : 0;
            }
        }
        return cards;
    }

    private void placeJesters(Line.Revolution revolution) { // REV-1
        if (order.contains(revolution.by())) {
            require(
                    kept.plays(revolution.by()),
                    Hand.EMPTY.plus(Rank.JESTER, Rank.JESTER.copies()));
        }
    }

    private void placeMisdealt(Line.Misdeal misdeal) { // DEAL-3
        Hand card = Hand.of(misdeal.card());
        if (misdeal.back().isEmpty()) {
            placeSomewhere(misdeal.meantFor(), card);
        } else {
            placeSomewhere(order.getLast(), card);
            placeSomewhere(misdeal.meantFor(), open(misdeal.back().get()));
        }
    }

    /// A card that somebody once had is with them, or with somebody they gave it to since.
    private void placeSomewhere(Player keeper, Hand card) {
        var holders = new ArrayList<>(List.of(kept.plays(keeper)));
        for (Line.Tax tax : kept.changes().taxes()) {
            if (tax.paid().from().equals(keeper)) {
                holders.add(tax.paid().to());
            } else if (tax.paid().to().equals(keeper)) {
                holders.add(tax.paid().from());
            }
        }
        for (Line.Trade trade : kept.changes().trades()) {
            if (trade.there().from().equals(keeper) || trade.back().from().equals(keeper)) {
                holders.add(trade.there().to());
                holders.add(trade.back().to());
            }
        }
        Player holder = holders.get(dice.nextInt(holders.size()));
        boolean another = dice.nextBoolean(); // beside those of the same rank that came later
        require(holder, another ? card.plus(cap(allOf(card), held(holder))) : card);
    }

    /// Every card of the ranks of these.
    private static Hand allOf(Hand cards) {
        Hand all = Hand.EMPTY;
        for (Rank rank : cards.ranks()) {
            all = all.plus(rank, rank.copies());
        }
        return all;
    }

    /// Gives somebody unseen cards so that they hold at least these.
    private void require(Player player, Hand cards) {
        Hand missing = cards.minus(cap(cards, held(player)));
        Hand given = cap(missing, unseen);
        int room = free.getOrDefault(player, 0);
        if (order.contains(player) && given.size() <= room) {
            hands.merge(player, given, Hand::plus);
            free.put(player, room - given.size());
            unseen = unseen.minus(given);
        }
    }

    private Hand held(Player player) {
        return hands.getOrDefault(player, Hand.EMPTY);
    }

    private Hand restOf(Iterable<Hand> some) {
        Hand rest = kept.rules().deck().cards(order.size());
        for (Hand hand : some) {
            rest = rest.minus(hand);
        }
        return rest;
    }

    /// As much of one bag as is in the other.
    static Hand cap(Hand cards, Hand within) {
        Hand both = Hand.EMPTY;
        for (Rank rank : cards.ranks()) {
            both = both.plus(rank, Math.min(cards.count(rank), within.count(rank)));
        }
        return both;
    }

    static Hand open(Cards cards) {
        return cards instanceof Cards.Open(var hand) ? hand : Hand.EMPTY;
    }

    /// Takes back what a line did to the hands, and says which cards it must have been about.
    private Line undo(Numbered numbered) {
        return switch (numbered.line()) {
            case Line.Refused(var offer) ->
                    new Line.Refused(shown(offer, any(offer.from(), offer.cards())));
            case Line.Trade(var there, var back) -> {
                Hand given = any(there.to(), there.cards());
                Hand received = any(back.to(), back.cards());
                give(there.to(), there.from(), given);
                give(back.to(), back.from(), received);
                yield new Line.Trade(shown(there, given), shown(back, received));
            }
            case Line.Tax tax -> untax(tax);
            case Line.Revolution revolution -> {
                if (kept.swapsHands()) {
                    swapBack();
                }
                yield revolution;
            }
            case Line.Misdeal misdeal -> undeal(misdeal);
            case Line.Aside _ -> new Line.Aside(new Cards.Open(aside));
            case Line.Deal(var to, Cards.FaceDown(int size)) -> dealt(numbered.number(), to, size);
            default -> numbered.line();
        };
    }

    private Line dealt(int line, Player to, int size) { // DEAL-1
        if (held(to).size() != size) {
            throw Tokens.flaw(line, "DEAL-1", "record.hand-size", to, size);
        }
        return new Line.Deal(to, new Cards.Open(held(to)));
    }

    private Line untax(Line.Tax tax) {
        Player peon = tax.paid().from();
        Player lord = tax.paid().to();
        Hand back =
                tax.returned()
                        .map(returned -> bestReturn(peon, returned.cards()))
                        .orElse(Hand.EMPTY);
        give(peon, lord, back);
        Hand paid = best(lord, tax.paid().cards(), mayReturnTheTax() ? Hand.EMPTY : back);
        give(lord, peon, paid);
        return new Line.Tax(
                shown(tax.paid(), paid), tax.returned().map(returned -> shown(returned, back)));
    }

    private boolean mayReturnTheTax() { // TAX-3
        return kept.rules().taxOrder() == TaxOrder.PEON_FIRST;
    }

    /// What a peon got back: one of two jesters where both would have made a revolution, or else
    /// the best cards, for the peon can't have kept them.
    private Hand bestReturn(Player peon, Cards cards) {
        boolean both = held(peon).jesters() == Rank.JESTER.copies();
        boolean mustDeclare =
                kept.rules().greaterRevolutionCall() == GreaterRevolutionCall.MANDATORY
                        && peon.equals(order.getLast()); // REV-5
        boolean fellOpen =
                misdealt().jesters() > 0 && held(peon).jesters() > 0 && dice.nextBoolean();
        boolean jester = fellOpen || (both && mustDeclare);
        boolean mayCome = kept.rules().jestersInTax() != JestersInTax.NOT_EXCHANGED; // TAX-2
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
        Hand own = held(player).minus(cap(without, held(player)));
        var candidates = new ArrayList<>(own.cards());
        candidates.removeIf(card -> card == Rank.JESTER);
        for (Rank card : misdealt().ranks()) {
            boolean special = dice.nextBoolean() && candidates.remove(card);
            if (special && dice.nextBoolean()) {
                candidates.addFirst(card);
            } else if (special) {
                candidates.addLast(card);
            }
        }
        return Hand.of(candidates.subList(0, Math.min(cards.size(), candidates.size())));
    }

    /// The card that fell open, and the one given for it if the viewer saw it.
    private Hand misdealt() {
        Hand cards = Hand.EMPTY;
        for (Line.Misdeal misdeal : kept.changes().misdeals()) {
            cards = cards.plus(misdeal.card(), 1);
            cards = cards.plus(misdeal.back().map(HiddenCards::open).orElse(Hand.EMPTY));
        }
        return cards;
    }

    private Line undeal(Line.Misdeal misdeal) {
        if (misdeal.back().isEmpty()) {
            return misdeal;
        }
        Player peon = order.getLast();
        Hand back = any(misdeal.meantFor(), misdeal.back().get());
        give(misdeal.meantFor(), peon, back);
        give(peon, misdeal.meantFor(), Hand.of(misdeal.card()));
        return new Line.Misdeal(
                misdeal.meantFor(), misdeal.card(), Optional.of(new Cards.Open(back)));
    }

    private void swapBack() {
        for (int i = 0; i < order.size() / 2; i++) {
            Player one = order.get(i);
            Hand hand = held(one);
            hands.put(one, held(kept.opposite(one)));
            hands.put(kept.opposite(one), hand);
        }
    }

    private Hand any(Player player, Cards cards) {
        if (cards instanceof Cards.Open(var known)) {
            return known;
        }
        List<Rank> own = new ArrayList<>(held(player).cards());
        for (int i = own.size() - 1; i > 0; i--) {
            Collections.swap(own, i, dice.nextInt(i + 1));
        }
        return Hand.of(own.subList(0, Math.min(cards.size(), own.size())));
    }

    private void give(Player from, Player to, Hand cards) {
        if (hands.containsKey(from) && hands.containsKey(to) && held(from).holds(cards)) {
            hands.put(from, held(from).minus(cards));
            hands.put(to, held(to).plus(cards));
        } else {
            consistent = false;
        }
    }

    private static Line.Transfer shown(Line.Transfer transfer, Hand cards) {
        return new Line.Transfer(transfer.from(), transfer.to(), new Cards.Open(cards));
    }
}
