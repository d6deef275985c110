package grapples;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;

import java.util.List;

final class DrawTests {

    private final Grapples game = new Grapples(Options.STANDARD);

    private Match drawn(int players, String... rounds) {
        Match match = game.start(players);
        for (String round : rounds) {
            var draw = new Choice.DrawCards(Scenario.cards(round));
            match = Playout.make(game, match, Nature.NATURE, draw).after();
        }
        return match;
    }

    @Test
    void G_FIRST_1_theSingleHighestWorthDealsFirst() {
        assertThat(drawn(4, "KC 8H 9D 10S").phase())
                .isEqualTo(new Phase.ShufflingDeck(new Player(2)));
    }

    @Test
    void G_FIRST_1_theAceOfSpadesCountsOne() {
        assertThat(drawn(3, "KC AS X1").phase()).isEqualTo(new Phase.ShufflingDeck(new Player(1)));
    }

    @Test
    void G_FIRST_1_everyoneIsDealtAgainWhileSeveralShareTheHighest() {
        Match tied = drawn(3, "9C 9H 2C");
        assertThat(tied.phase()).isInstanceOf(Phase.Drawing.class);
        assertThat(drawn(3, "9C 9H 2C", "JC 3D 3H", "KC QC 4D").phase())
                .isEqualTo(new Phase.ShufflingDeck(new Player(2)));
    }

    @Test
    void G_FIRST_1_aCardThatLiesThereIsNotDrawnAgain() {
        var scenario = Scenario.of("");
        scenario.match = drawn(3, "9C 9H 2C");
        assertThat(refused(scenario, "9C KC KH")).isEqualTo("G-FIRST-1");
        assertThat(refused(scenario, "KC KC KH")).isEqualTo("G-FIRST-1");
        assertThat(refused(scenario, "KC KH")).isEqualTo("G-FIRST-1");
    }

    private static String refused(Scenario scenario, String cards) {
        var draw = new Choice.DrawCards(Scenario.cards(cards));
        return scenario.refusal(Nature.NATURE, draw).rule();
    }

    @Test
    void G_FIRST_1_thePileIsGatheredWhenItCannotFillARound() {
        String[] ties = {
            "9C 9D 2C 3C 4C 5C 6C 7C",
            "9H 9S 2D 3D 4D 5D 6D 7D",
            "8C 8D 2H 3H 4H 5H 6H 7H",
            "8H 8S 2S 3S 4S 5S 6S 7S",
            "JC JD AC AD AH AS X1 X2",
            "JH JS KC KD KH KS QC QD",
        };
        Match six = drawn(8, ties); // 48 cards lie there, and 6 are left for 8 players
        var again = new Choice.DrawCards(Scenario.cards(ties[0]));
        assertThat(Playout.make(game, six, Nature.NATURE, again).after().phase())
                .isInstanceOf(Phase.Drawing.class);
        assertThat(Playout.make(game, six, Nature.NATURE, again).events())
                .isEqualTo(List.of(new Event.CardsDrawn(Scenario.cards(ties[0]))));
    }

    @Test
    void G_FIRST_1_allCardsGoBackBeforeTheDeckIsShuffled() {
        assertThat(Scenario.of("9H KC").match.table().deck()).hasSize(54);
    }
}
