package grapples.hidden;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Deck;
import grapples.hidden.WinnerSearch.Pile;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// The search says the same as all ways to deal the cards, tried one after another.
final class WinnerSearchTests {

    private final SplittableRandom dice = new SplittableRandom(7);

    @Test
    void G_WIN_1_aSearchFindsWinnersWhereThereAreAny() {
        int possible = 0;
        for (int i = 0; i < 3000; i++) {
            var piles = piles();
            var cards = cards(piles);
            var winners = winners(piles.size());
            boolean truth = canBeDealt(piles, cards, 0, winners);
            var search = new WinnerSearch(piles, winners, cards, () -> true);
            assertThat(search.isPossible()).as("%s %s %s", piles, cards, winners).isEqualTo(truth);
            possible += truth ? 1 : 0;
        }
        assertThat(possible).isBetween(500, 2500);
    }

    @Test
    void G_WIN_1_aSearchStopsWhereItMayNotGoOn() {
        var search =
                new WinnerSearch(
                        List.of(new Pile(0, 0, 1), new Pile(0, 0, 1), new Pile(0, 0, 1)),
                        List.of(new Player(0)),
                        Deck.CARDS.subList(1, 4),
                        () -> false);
        assertThat(search.isPossible()).isFalse();
        assertThat(search.stopped()).isTrue();
    }

    private List<Pile> piles() {
        return IntStream.range(0, 3)
                .mapToObj(
                        _ ->
                                new Pile(
                                        dice.nextInt(-12, 12),
                                        dice.nextInt(2) * dice.nextInt(2),
                                        dice.nextInt(1, 3)))
                .toList();
    }

    private List<Card> cards(List<Pile> piles) {
        var deck = new ArrayList<>(Deck.CARDS);
        deck.remove(Deck.ACE_OF_SPADES);
        Collections.shuffle(deck, dice);
        return deck.subList(0, piles.stream().mapToInt(Pile::room).sum());
    }

    private List<Player> winners(int players) {
        int which = dice.nextInt(1, 1 << players);
        return IntStream.range(0, players)
                .filter(it -> (which >> it & 1) == 1)
                .mapToObj(Player::new)
                .toList();
    }

    private static boolean canBeDealt(
            List<Pile> piles, List<Card> cards, int next, List<Player> winners) {
        if (next == cards.size()) {
            int most = piles.stream().mapToInt(Pile::grapples).max().orElseThrow();
            return IntStream.range(0, piles.size())
                    .allMatch(
                            it ->
                                    (piles.get(it).grapples() == most)
                                            == winners.contains(new Player(it)));
        }
        for (int i = 0; i < piles.size(); i++) {
            if (piles.get(i).takes(cards.get(next))) {
                var dealt = new ArrayList<>(piles);
                dealt.set(i, piles.get(i).with(cards.get(next)));
                if (canBeDealt(dealt, cards, next + 1, winners)) {
                    return true;
                }
            }
        }
        return false;
    }
}
