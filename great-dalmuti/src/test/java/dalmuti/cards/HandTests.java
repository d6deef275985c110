package dalmuti.cards;

import static dalmuti.cards.Rank.ABBESS;
import static dalmuti.cards.Rank.DALMUTI;
import static dalmuti.cards.Rank.EARL_MARSHAL;
import static dalmuti.cards.Rank.JESTER;
import static dalmuti.cards.Rank.PEASANT;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class HandTests {

    @Test
    void CARD_1_theDeckHasEachRankAsOftenAsItsNumberAndTwoJesters() {
        for (Rank rank : Rank.all()) {
            int copies = rank == JESTER ? 2 : rank.number();
            assertThat(Hand.FULL_DECK.count(rank)).isEqualTo(copies);
        }
        assertThat(Hand.FULL_DECK.size()).isEqualTo(80);
        assertThat(Hand.FULL_DECK.cards()).hasSize(80).isSorted();
    }

    @Test
    void CARD_1_lowerIsBetter() {
        assertThat(DALMUTI.betterThan(PEASANT)).isTrue();
        assertThat(PEASANT.betterThan(JESTER)).isTrue();
        assertThat(ABBESS.betterThan(ABBESS)).isFalse();
    }

    @Test
    void CARD_1_everySizeIsCountedRight() {
        Hand hand = Hand.EMPTY;
        int size = 0;
        for (Rank card : Hand.FULL_DECK.cards()) {
            hand = hand.plus(card, 1);
            assertThat(hand.size()).isEqualTo(++size);
        }
        assertThat(hand).isEqualTo(Hand.FULL_DECK);
    }

    @Test
    void CARD_1_aHandIsABagOfCards() {
        Hand hand = Hand.of(ABBESS, JESTER, EARL_MARSHAL, ABBESS);

        assertThat(hand).isEqualTo(Hand.of(EARL_MARSHAL, ABBESS, ABBESS, JESTER));
        assertThat(hand).hasToString("3 2x5 J");
        assertThat(hand.holds(Hand.of(ABBESS, JESTER))).isTrue();
        assertThat(hand.holds(Hand.of(JESTER, JESTER))).isFalse();
        assertThat(hand.minus(Hand.of(ABBESS)).plus(ABBESS, 1)).isEqualTo(hand);
    }

    @Test
    void CARD_1_nobodyGivesWhatIsNotThere() {
        Hand hand = Hand.of(ABBESS, JESTER);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> hand.minus(DALMUTI, 1))
                .withMessageContaining("1 is not in 5 J");
    }
}
