package dalmuti.notation;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/// Puts the cards that nobody has seen into the hands that have room, so that every tax may have
/// been due as it was paid: what a tax needs to the Dalmutis, the worst to the peons, jesters
/// rather not to the Greater Peon.
final class HandGuess {

    private final ViewerRound kept;
    private final Map<Player, Hand> hands;
    private final Map<Player, Integer> free;
    private final List<Rank> cards;
    private final List<Rank> jesters = new ArrayList<>();

    HandGuess(ViewerRound kept, Map<Player, Hand> hands, Map<Player, Integer> free, Hand unseen) {
        this.kept = kept;
        this.hands = hands;
        this.free = free;
        cards = new ArrayList<>(unseen.cards());
        while (!cards.isEmpty() && cards.getLast() == Rank.JESTER) {
            jesters.add(cards.removeLast());
        }
    }

    void fill(RandomGenerator dice) {
        kept.changes().taxes().stream()
                .map(Line.Tax::paid)
                .filter(paid -> paid.cards() instanceof Cards.FaceDown)
                .sorted(Comparator.comparing(this::worstThatPays))
                .forEach(this::makePayable);
        List<Player> worstFirst = kept.order().reversed();
        List<Player> peons = worstFirst.subList(0, Math.min(2, worstFirst.size() - 2));
        for (Player peon : dice.nextBoolean() ? peons : peons.reversed()) {
            giveWorst(peon);
        }
        if (dice.nextBoolean()) {
            Collections.reverse(cards); // so that the best may be the ones set aside
        }
        cards.addAll(0, jesters);
        var others = new ArrayList<>(worstFirst.subList(1, worstFirst.size()));
        for (int i = others.size() - 1; i > 0; i--) {
            Collections.swap(others, i, dice.nextInt(i + 1));
        }
        others.addLast(worstFirst.getFirst());
        for (Player player : others) {
            give(player, cards.subList(0, Math.min(room(player), cards.size())));
        }
    }

    /// The worst rank that can have been paid: as good as the best of what the peon then kept.
    private Rank worstThatPays(Line.Transfer paid) { // TAX-1
        List<Rank> own = new ArrayList<>(hand(paid.from()).cards());
        own.removeIf(card -> card == Rank.JESTER);
        int count = paid.cards().size();
        return own.size() > count ? own.get(count) : Rank.PEASANT;
    }

    private void makePayable(Line.Transfer paid) {
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

    private void giveWorst(Player peon) {
        int elsewhere = free.values().stream().mapToInt(Integer::intValue).sum() - room(peon);
        int kept = Math.max(0, jesters.size() - elsewhere);
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
