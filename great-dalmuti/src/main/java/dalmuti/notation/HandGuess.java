package dalmuti.notation;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.notation.Line.Transfer;
import dalmuti.options.TaxOrder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/// A guess at everybody's hand before the tricks: what a viewer can tell of it, and then the cards
/// that nobody has seen, so that every tax may have been due as it was paid.
final class HandGuess {

    private final ViewerRound seen;
    private final List<Line.Tax> taxes;
    private final List<Line.Trade> trades;
    private final RandomGenerator dice;
    private final Map<Player, Hand> hands = new HashMap<>();
    private final Map<Player, Integer> free = new HashMap<>();
    private Hand unseen;

    HandGuess(ViewerRound seen, RandomGenerator dice) {
        this.seen = seen;
        this.dice = dice;
        taxes = seen.all(Line.Tax.class);
        trades = seen.all(Line.Trade.class);
        unseen = seen.deck;
    }

    Map<Player, Hand> hands() {
        placeKnown();
        placeRest();
        return hands;
    }

    /// Everybody's hand as far as it is known, and the room that is left in it.
    private void placeKnown() {
        for (Player player : seen.order) {
            Hand known = seen.played(player).common(unseen);
            hands.put(player, known);
            unseen = unseen.minus(known);
            int size = seen.sizeInTricks(player) + inTransit(player);
            free.put(player, Math.max(0, size - known.size()));
        }
        if (seen.viewer instanceof Player viewer) {
            placeOwn(seen.plays(viewer));
        }
        for (Line.Tax tax : taxes) {
            Hand back = HiddenCards.openIn(tax.returned());
            Hand paid = HiddenCards.openIn(tax.paid());
            boolean mayReturnIt = seen.rules.taxOrder() == TaxOrder.PEON_FIRST;
            require(tax.paid().to(), mayReturnIt ? paid.without(back) : paid);
            require(tax.paid().from(), back);
        }
        for (Line.Trade trade : trades) {
            require(trade.there().to(), HiddenCards.openIn(trade.there()));
            require(trade.back().to(), HiddenCards.openIn(trade.back()));
        }
        seen.all(Line.Misdeal.class).forEach(this::placeMisdealt);
        for (Line.Revolution revolution : seen.all(Line.Revolution.class)) {
            Hand jesters = Hand.EMPTY.plus(Rank.JESTER, Rank.JESTER.copies());
            if (seen.order.contains(revolution.by())) {
                require(seen.plays(revolution.by()), jesters);
            }
        }
        if (seen.dealtByHolder) {
            require(seen.plays(seen.order.getFirst()), Hand.of(Rank.DALMUTI));
        }
    }

    /// What the viewer was dealt. Whoever got it in a swap may have traded one of it.
    private void placeOwn(Player keeper) {
        Hand own = seen.ownInTricks();
        for (Transfer given : seen.unseenFrom(keeper)) {
            Hand spare = own.without(seen.played(keeper));
            List<Rank> cards = (spare.isEmpty() ? own : spare).cards();
            Rank card = cards.get(dice.nextInt(cards.size()));
            own = own.minus(card, 1);
            require(given.to(), Hand.of(card));
        }
        require(keeper, own);
    }

    /// What a tax that is paid and not yet returned makes of somebody's hand.
    private int inTransit(Player player) {
        int cards = 0;
        for (Line.Tax tax : taxes) {
            if (tax.returned() == null) {
                cards += tax.paid().to().equals(player) ? tax.paid().cards().size() : 0;
                cards -= tax.paid().from().equals(player) ? tax.paid().cards().size() : 0;
            }
        }
        return cards;
    }

    private void placeMisdealt(Line.Misdeal misdeal) {
        Hand card = Hand.of(misdeal.card());
        if (misdeal.back() == null) {
            placeSomewhere(misdeal.meantFor(), card);
        } else {
            placeSomewhere(seen.order.getLast(), card);
            placeSomewhere(misdeal.meantFor(), HiddenCards.open(misdeal.back()));
        }
    }

    /// A card that somebody once had is with them, or with somebody they gave it to since.
    private void placeSomewhere(Player keeper, Hand card) {
        var holders = new ArrayList<>(List.of(seen.plays(keeper)));
        for (Line.Tax tax : taxes) {
            Transfer paid = tax.paid();
            if (paid.from().equals(keeper)) {
                holders.add(paid.to());
            } else if (paid.to().equals(keeper)) {
                holders.add(paid.from());
            }
        }
        Player trader = seen.plays(keeper);
        for (Line.Trade trade : trades) {
            if (trade.there().from().equals(trader) || trade.back().from().equals(trader)) {
                holders.add(trade.there().to());
                holders.add(trade.back().to());
            }
        }
        Player holder = holders.get(dice.nextInt(holders.size()));
        Hand more = Hand.EMPTY;
        if (dice.nextBoolean()) { // beside those of the same rank that came later
            for (Rank rank : card.ranks()) {
                more = more.plus(rank, hand(holder).count(rank));
            }
        }
        require(holder, card.plus(more));
    }

    /// Gives somebody unseen cards so that they hold at least these.
    private void require(Player player, Hand cards) {
        Hand given = cards.without(hand(player)).common(unseen);
        if (seen.order.contains(player) && given.size() <= room(player)) {
            hands.merge(player, given, Hand::plus);
            free.put(player, room(player) - given.size());
            unseen = unseen.minus(given);
        }
    }

    /// What a tax needs goes to the Dalmutis, the worst to the peons, jesters rather not to the
    /// Greater Peon.
    private void placeRest() {
        List<Rank> cards = unseen.cards();
        List<Rank> jesters = new ArrayList<>(Collections.nCopies(unseen.jesters(), Rank.JESTER));
        cards.removeAll(jesters);
        taxes.stream()
                .map(Line.Tax::paid)
                .filter(paid -> paid.cards() instanceof Cards.FaceDown)
                .sorted(Comparator.comparing(this::worstThatPays))
                .forEach(paid -> makePayable(paid, cards));
        List<Player> worstFirst = seen.order.reversed();
        List<Player> payers = seen.law.taxesDalmutis() ? seen.order : worstFirst;
        List<Player> peons = payers.subList(0, Math.min(2, payers.size() - 2));
        for (Player peon : dice.nextBoolean() ? peons : peons.reversed()) {
            giveWorst(peon, cards, jesters.size());
        }
        if (dice.nextBoolean()) {
            Collections.reverse(cards); // so that the best may be the ones set aside
        }
        cards.addAll(0, jesters);
        var others = new ArrayList<>(worstFirst.subList(1, worstFirst.size()));
        Collections.shuffle(others, dice);
        others.addLast(worstFirst.getFirst());
        for (Player player : others) {
            give(player, cards.subList(0, Math.min(room(player), cards.size())));
        }
    }

    /// The worst rank that can have been paid: as good as the best of what the peon then kept.
    private Rank worstThatPays(Transfer paid) {
        List<Rank> own = hand(paid.from()).cards();
        own.removeIf(card -> card == Rank.JESTER);
        int count = paid.cards().size();
        return own.size() > count ? own.get(count) : Rank.PEASANT;
    }

    private void makePayable(Transfer paid, List<Rank> cards) {
        Player lord = paid.to();
        Rank worst = worstThatPays(paid);
        int missing = paid.cards().size();
        for (Rank rank : hand(lord).ranks()) {
            missing -= worst.betterThan(rank) ? 0 : hand(lord).count(rank);
        }
        for (int i = cards.size() - 1; i >= 0 && missing > 0 && room(lord) > 0; i--) {
            if (!worst.betterThan(cards.get(i))) {
                give(lord, cards.subList(i, i + 1));
                missing--;
            }
        }
    }

    private void giveWorst(Player peon, List<Rank> cards, int jesters) {
        int elsewhere = free.values().stream().mapToInt(Integer::intValue).sum() - room(peon);
        int kept = Math.max(0, jesters - elsewhere);
        int count = Math.min(room(peon) - kept, cards.size());
        give(peon, cards.subList(cards.size() - Math.max(0, count), cards.size()));
    }

    /// Moves cards from the list of those without a place into a hand.
    private void give(Player player, List<Rank> given) {
        free.put(player, room(player) - given.size());
        hands.merge(player, Hand.of(given), Hand::plus);
        given.clear();
    }

    private int room(Player player) {
        return free.getOrDefault(player, 0);
    }

    private Hand hand(Player player) {
        return hands.getOrDefault(player, Hand.EMPTY);
    }
}
