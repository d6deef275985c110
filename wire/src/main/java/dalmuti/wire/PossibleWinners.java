package dalmuti.wire;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Deck;
import grapples.Knowledge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Who may have won a game, as far as it follows from the best and the worst that the hidden cards
/// of each hand can be.
record PossibleWinners(Knowledge knowledge, List<Player> players) {

    boolean mayBe(List<Player> winners) { // G-WIN-1
        int least = winners.stream().mapToInt(this::most).min().orElse(0);
        return players.stream()
                .allMatch(it -> winners.contains(it) ? least(it) <= least : least(it) < least);
    }

    private int least(Player player) {
        List<Integer> others = others();
        return certain(player) + sum(others.subList(0, hidden(player, others)));
    }

    private int most(Player player) {
        List<Integer> others = others();
        int from = others.size() - hidden(player, others);
        return certain(player) + sum(others.subList(from, others.size()));
    }

    private int certain(Player player) {
        return sum(held(player).map(Card::worth).toList());
    }

    private int hidden(Player player, List<Integer> others) {
        return Math.min(others.size(), knowledge.size(player) - (int) held(player).count());
    }

    private Stream<Card> held(Player player) {
        return knowledge.held().stream()
                .filter(it -> knowledge.holder(it).equals(Optional.of(player)));
    }

    /// What the cards are worth that may be in any hand, the least first.
    private List<Integer> others() {
        return Stream.concat(knowledge.unseen().stream(), knowledge.held().stream())
                .filter(it -> knowledge.holder(it).isEmpty() && !it.equals(Deck.ACE_OF_SPADES))
                .map(Card::worth)
                .sorted()
                .toList();
    }

    private static int sum(List<Integer> worths) {
        return worths.stream().mapToInt(it -> it).sum();
    }
}
