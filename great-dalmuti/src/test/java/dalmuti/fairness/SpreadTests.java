package dalmuti.fairness;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class SpreadTests {

    private static final Player ANA = new Player(0);
    private static final FairDeck SECRETS =
            new FairDeck("ab".repeat(32), Map.of(ANA, "cd".repeat(16)), 1);

    private static Spread spread() {
        return new Spread(SECRETS, Hand.FULL_DECK);
    }

    @Test
    void DRAW_5_whichCardLiesWhereFollowsFromTheSecretsOfTheFirstDeal() {
        List<Rank> cards = spread().cards();
        assertThat(Hand.of(cards)).isEqualTo(Hand.FULL_DECK);
        assertThat(spread().cards()).isEqualTo(cards);
        assertThat(SECRETS.shuffle(Hand.FULL_DECK, List.of(0)).deck()).isNotEqualTo(cards);
        var others = new FairDeck(SECRETS.seed(), Map.of(), 1);
        assertThat(new Spread(others, Hand.FULL_DECK).cards()).isNotEqualTo(cards);
    }

    @Test
    void DRAW_5_aPlaceIsCountedAmongWhatIsLeft() {
        var spread = spread();
        var cards = new ArrayList<>(spread.cards());
        for (int place : List.of(79, 0, 40, 40)) {
            assertThat(spread.take(ANA, place)).isEqualTo(cards.remove(place));
            assertThat(spread.cards()).isEqualTo(cards);
        }
    }

    @Test
    void DRAW_3_whenNothingIsLeftWhatNoLongerCountsIsShuffledAndSpreadAgain() {
        var spread = spread();
        var last = new ArrayList<Rank>();
        for (int i = 0; i < Hand.FULL_DECK.size(); i++) {
            last.add(spread.take(new Player(i % 3), 0));
        }
        Hand counting = Hand.of(last.subList(77, 80));
        assertThat(Hand.of(spread.cards())).isEqualTo(Hand.FULL_DECK.minus(counting));
        assertThat(spread.cards()).isNotEqualTo(spread().cards().subList(0, 77));
    }
}
