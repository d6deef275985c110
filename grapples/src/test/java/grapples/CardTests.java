package grapples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.Nature;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

final class CardTests {

    @Test
    void G_CARD_1_theDeckIs52CardsAndTwoJokers() {
        assertThat(new HashSet<>(Deck.CARDS)).hasSize(54);
        assertThat(Deck.CARDS).filteredOn(card -> card instanceof Card.Joker).hasSize(2);
        for (Card.Suit suit : Card.Suit.values()) {
            assertThat(Deck.CARDS)
                    .filteredOn(card -> card instanceof Card.Suited(_, var of) && of == suit)
                    .hasSize(13);
        }
    }

    @Test
    void G_CARD_1_aShuffleIsAllCardsAndEachOnce() {
        var twice = new ArrayList<>(Deck.CARDS);
        twice.set(0, twice.get(1));
        var scenario = Scenario.of("");
        scenario.match = scenario.game.start(4);
        scenario.make(new Choice.DrawCards(Scenario.drawWonByA(4)));
        assertThat(scenario.refusal(Nature.NATURE, new Choice.ShuffleDeck(twice)).rule())
                .isEqualTo("G-CARD-1");
        assertThat(scenario.refusal(Nature.NATURE, new Choice.ShuffleDeck(List.of())).rule())
                .isEqualTo("G-CARD-1");
    }

    @Test
    void G_CARD_2_everyNameHasItsWorth() {
        var worth =
                Map.ofEntries(
                        Map.entry("X1", -2),
                        Map.entry("KD", -10),
                        Map.entry("QH", -10),
                        Map.entry("10S", -10),
                        Map.entry("JC", 3),
                        Map.entry("2C", 2),
                        Map.entry("3C", 3),
                        Map.entry("4C", 4),
                        Map.entry("5C", 5),
                        Map.entry("6C", 6),
                        Map.entry("7C", 7),
                        Map.entry("8C", 8),
                        Map.entry("9C", 9),
                        Map.entry("AH", 1));
        worth.forEach(
                (spelling, grapples) ->
                        assertThat(Deck.card(spelling).orElseThrow().worth())
                                .as(spelling)
                                .isEqualTo(grapples));
    }

    @Test
    void G_LOG_4_everyCardIsFoundByItsSpelling() {
        for (Card card : Deck.CARDS) {
            assertThat(Deck.card(card.toString())).contains(card);
        }
        assertThat(Deck.card("1H")).isEmpty();
        assertThat(Deck.card("X3")).isEmpty();
        assertThat(Deck.card("9h")).isEmpty();
    }

    @Test
    void G_CARD_1_aJokerHasNoSuit() {
        assertThatThrownBy(() -> new Card.Suited(Card.Name.JOKER, Card.Suit.HEARTS))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
