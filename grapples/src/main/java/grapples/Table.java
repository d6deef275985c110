package grapples;

import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// Where the cards of a running game lie, seen from above. Between games it is cleared.
///
/// @param deck the top card first
/// @param hands by seat, each in the order in which its player holds it; what was dealt last is
///   last
public record Table(List<Card> deck, List<List<Card>> hands, List<Card> discarded) {

    public Table {
        deck = List.copyOf(deck);
        hands = hands.stream().map(List::copyOf).toList();
        discarded = List.copyOf(discarded);
    }

    static Table cleared(int players) {
        return new Table(List.of(), Collections.nCopies(players, List.of()), List.of());
    }

    public List<Player> players() {
        return IntStream.range(0, hands.size()).mapToObj(Player::new).toList();
    }

    public List<Card> hand(Player player) {
        return hands.get(player.index());
    }

    public int grapples(Player player) {
        return hand(player).stream().mapToInt(Card::worth).sum();
    }

    Table withDeck(List<Card> cards) {
        return new Table(cards, hands, discarded);
    }

    Table withHand(Player player, List<Card> hand) {
        var changed = new ArrayList<>(hands);
        changed.set(player.index(), hand);
        return new Table(deck, changed, discarded);
    }

    Table withTopDealtTo(Player player) {
        var hand = new ArrayList<>(hand(player));
        hand.add(deck.getFirst());
        return withDeck(deck.subList(1, deck.size())).withHand(player, hand);
    }

    Table withMoved(Card card, Player from, Player to) {
        var taken = new ArrayList<>(hand(to));
        taken.add(card);
        return without(card, from).withHand(to, taken);
    }

    Table withDiscarded(Card card, Player from) {
        var pile = new ArrayList<>(discarded);
        pile.add(card);
        return new Table(deck, without(card, from).hands, pile);
    }

    private Table without(Card card, Player from) {
        var left = new ArrayList<>(hand(from));
        left.remove(card);
        return withHand(from, left);
    }
}
