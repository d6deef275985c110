package dalmuti.cards;

import static dalmuti.cards.Rank.COOK;
import static dalmuti.cards.Rank.DALMUTI;
import static dalmuti.cards.Rank.JESTER;
import static dalmuti.cards.Rank.KNIGHT;
import static dalmuti.cards.Rank.PEASANT;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

import java.util.HashSet;

class PlayTests {

    @Test
    void CARD_2_jestersAloneAreRank13() {
        var jesters = new Play(JESTER, 0, 2);

        assertThat(jesters.rank().number()).isEqualTo(13);
        assertThat(jesters).hasToString("2xJ");
        assertThat(new Play(PEASANT, 2, 0).beats(jesters)).isTrue();
        assertThat(jesters.beats(new Play(PEASANT, 2, 0))).isFalse();
    }

    @Test
    void CARD_2_jestersTakeTheRankOfTheCardsTheyJoin() {
        var threeDalmutis = new Play(DALMUTI, 1, 2);

        assertThat(threeDalmutis.size()).isEqualTo(3);
        assertThat(threeDalmutis.cards()).isEqualTo(Hand.of(DALMUTI, JESTER, JESTER));
        assertThat(threeDalmutis).hasToString("1+2xJ");
        assertThat(threeDalmutis.beats(new Play(COOK, 3, 0))).isTrue();
    }

    @Test
    void CARD_2_theLargestPlayHasFourteenCards() {
        assertThat(new Play(PEASANT, 12, 2).size()).isEqualTo(14);
    }

    @Test
    void CARD_2_thereAre236PlaysEachWithItsNumber() {
        assertThat(Play.ALL).hasSize(236);
        assertThat(new HashSet<>(Play.ALL)).hasSize(236);
        for (int number = 0; number < Play.ALL.size(); number++) {
            assertThat(Play.ALL.get(number).number()).isEqualTo(number);
        }
    }

    @Test
    void CARD_2_noPlayHasMoreThanThereIs() {
        assertNoPlay(KNIGHT, 7, 0);
        assertNoPlay(KNIGHT, 0, 1);
        assertNoPlay(KNIGHT, 1, 3);
        assertNoPlay(KNIGHT, 1, -1);
        assertNoPlay(JESTER, 0, 0);
        assertNoPlay(JESTER, 1, 1);
        assertNoPlay(JESTER, 0, 3);
    }

    private static void assertNoPlay(Rank rank, int naturals, int jesters) {
        assertThatIllegalArgumentException().isThrownBy(() -> new Play(rank, naturals, jesters));
    }

    @Test
    void PLAY_2_asManyCardsOfAStrictlyBetterRankBeat() {
        var top = new Play(COOK, 2, 1);

        assertThat(new Play(KNIGHT, 3, 0).beats(top)).isTrue();
        assertThat(new Play(KNIGHT, 1, 2).beats(top)).isTrue();
        assertThat(new Play(KNIGHT, 2, 0).beats(top)).isFalse();
        assertThat(new Play(COOK, 3, 0).beats(top)).isFalse();
        assertThat(new Play(PEASANT, 3, 0).beats(top)).isFalse();
    }
}
