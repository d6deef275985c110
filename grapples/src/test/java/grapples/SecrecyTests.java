package grapples;

import static grapples.Scenario.A;
import static grapples.Scenario.B;
import static grapples.Scenario.C;
import static grapples.Scenario.D;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Viewer;

import org.junit.jupiter.api.Test;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

final class SecrecyTests {

    private static final List<Viewer> ALL = List.of(A, B, C, D, Onlooker.ONLOOKER);

    private static Event dealt(Scenario scenario, Viewer viewer) {
        return scenario.told(viewer).stream()
                .filter(event -> event instanceof Event.Dealt)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void G_SEE_1_aDealtCardIsSeenByItsReceiverOnly() {
        var scenario = Scenario.of("9H").dealLeft();
        Cards open = new Cards.Open(Scenario.cards("9H"));
        for (Viewer viewer : ALL) {
            Cards seen = viewer.equals(B) ? open : new Cards.FaceDown(1);
            assertThat(dealt(scenario, viewer))
                    .isEqualTo(new Event.Dealt(A, B, Event.Way.LEFT, false, seen));
            assertThat(scenario.view(viewer).hands().get(1)).isEqualTo(seen);
        }
    }

    @Test
    void G_SEE_1_aLookedAtCardIsSeenByTheDealerAlone() {
        var scenario = Scenario.of("9H").make(new Choice.LookAtTop());
        for (Viewer viewer : ALL) {
            assertThat(scenario.view(viewer).told().toString().contains("Open[cards=[9H]]"))
                    .as("%s", viewer)
                    .isEqualTo(viewer.equals(A));
            assertThat(scenario.view(viewer).scene()).isInstanceOf(Phase.LookedAtTop.class);
        }
    }

    @Test
    void G_SEE_1_aDealerKnowsWhatWasLookedAtAndDealtAway() {
        var scenario = Scenario.of("9H").make(new Choice.LookAtTop()).dealLeft();
        assertThat(scenario.view(A).knowledge().holder(Scenario.cards("9H").getFirst()))
                .contains(B);
        assertThat(scenario.view(C).knowledge().held()).isEmpty();
    }

    @Test
    void G_SEE_1_specialCardsBecomePublicWhenTheyAreUsed() {
        var jack = Scenario.of("JH 9H").dealLeft().make(new Choice.AskForOffice());
        var joker = Scenario.of("X1 9H").dealLeft().make(new Choice.DoubleDown());
        var ace = Scenario.of("AS 9H").dealLeft().make(new Choice.DiscardAce());
        var queen = Scenario.of("9H QH").dealLeft().keep(1).make(new Choice.TradeQueen(B));
        assertThat(jack.view(D).knowledge().held()).isEqualTo(Scenario.cards("JH"));
        assertThat(joker.view(D).knowledge().held()).isEqualTo(Scenario.cards("X1"));
        assertThat(ace.view(D).discarded()).isEqualTo(Scenario.cards("AS"));
        assertThat(queen.view(D).knowledge().held()).isEqualTo(Scenario.cards("QH"));
    }

    @Test
    void G_SEE_2_nobodyCanTellFromSilenceWhatACardCouldHaveDone() {
        Set<String> bytes = new LinkedHashSet<>();
        int kept = 0;
        for (Card card : Deck.CARDS) {
            var scenario =
                    Scenario.of("9C " + (card.toString().equals("9C") ? "" : card)).dealLeft();
            scenario.keep(1);
            if (!scenario.legal().contains(new Choice.Keep())) {
                continue; // the ace of spades is discarded, and that is public
            }
            String before = scenario.view(A).toString() + scenario.view(Onlooker.ONLOOKER);
            scenario.keep(1);
            bytes.add(
                    before
                            + scenario.view(A)
                            + scenario.view(Onlooker.ONLOOKER)
                            + scenario.told(A));
            kept++;
        }
        assertThat(kept).isEqualTo(53);
        assertThat(bytes).hasSize(1);
    }

    @Test
    void G_SEE_2_everyReceiptAwaitsItsReceiver() {
        for (Card card : Deck.CARDS) {
            var scenario = Scenario.of(card.toString()).dealLeft();
            scenario.assertSettling(B);
            assertThat(scenario.match.phase())
                    .isEqualTo(
                            new Phase.Settling(
                                    new Office(A, 1, Direction.LEFT), new Phase.Turn(B, false, 1)));
        }
    }

    @Test
    void G_SEE_2_whatWasDeclinedIsToldToThePlayerOnly() {
        var scenario = Scenario.of("JH 9H").dealLeft().keep(1);
        var own = new Event.Settled(B, Optional.of(Event.Power.JACK));
        assertThat(scenario.told(B)).contains(own);
        assertThat(scenario.told(A)).contains(new Event.Settled(B, Optional.empty()));
        assertThat(scenario.told(A)).doesNotContain(own);
    }

    @Test
    void G_SEE_3_aViewerReckonsFromTheirOwnKnowledge() {
        var scenario = Scenario.of("9H 8H").dealLeft().keep(1);
        Outlook ofB = scenario.view(B).outlook();
        assertThat(ofB.leader()).isEqualTo(B);
        assertThat(ofB.grapples()).isEqualTo(9);
        assertChance(ofB, Card.Name.NINE, 3, 3 / 53.0);
        Outlook ofA = scenario.view(A).outlook();
        double plain = (1 - 1 / 53.0) / 53; // the ace of spades is not in Bo's hand
        assertChance(ofA, Card.Name.NINE, 4, 4 * plain);
        assertChance(ofA, Card.Name.ACE, 4, 3 * plain + 1 / 53.0);
        assertThat(ofA.grapples()).isNotEqualTo(9);
    }

    private static void assertChance(Outlook outlook, Card.Name name, int left, double next) {
        assertThat(outlook.names())
                .hasEntrySatisfying(
                        name,
                        chance -> {
                            assertThat(chance.left()).isEqualTo(left);
                            assertThat(chance.next()).isCloseTo(next, within(1e-9));
                        });
    }

    @Test
    void G_SEE_3_whoLookedKnowsTheNextCard() {
        var scenario = Scenario.of("9H").make(new Choice.LookAtTop());
        assertThat(scenario.view(A).outlook().names())
                .containsOnly(Map.entry(Card.Name.NINE, new Outlook.Chance(1, 1)));
        assertThat(scenario.view(A).outlook().mean()).isEqualTo(9);
        assertThat(scenario.view(B).outlook().names()).hasSize(14);
    }

    @Test
    void G_SEE_3_theTrueValuesAreShownWhenItIsOver() {
        var end = LawsTests.playout(Options.STANDARD, 4, 5).end();
        var game = new Grapples(Options.STANDARD);
        int most = end.players().stream().mapToInt(end.table()::grapples).max().orElseThrow();
        for (Viewer viewer : ALL) {
            View view = game.view(end, viewer);
            assertThat(view.outlook().grapples()).isEqualTo(most);
            assertThat(view.hands()).allMatch(cards -> cards instanceof Cards.Open);
        }
    }

    @Test
    void G_QUEEN_3_onlyTheTwoWhoTradeSeeTheCards() {
        var scenario = Scenario.of("9H QH 5C").dealLeft().keep(1).make(new Choice.TradeQueen(B));
        scenario.shuffleNothing().make(new Choice.Point(0));
        Card nine = Scenario.cards("9H").getFirst();
        assertThat(scenario.view(C).knowledge().holder(nine)).contains(C);
        assertThat(scenario.view(B).knowledge().holder(nine)).contains(C);
        assertThat(scenario.view(A).knowledge().held()).isEqualTo(Scenario.cards("QH"));
    }

    @Test
    void G_SEE_3_aSeenCardMayHaveGoneWithAnUnseenTrade() {
        var options = Options.STANDARD.with("dealerLimit", "54");
        var scenario = Scenario.of(options, 4, "9H 8C 7C 6C 9D QH").make(new Choice.LookAtTop());
        scenario.dealLeft().keep(3).dealLeft().keep(1);
        scenario.make(new Choice.Keep(), new Choice.TradeQueen(B)).shuffleNothing();
        scenario.make(new Choice.Point(0));
        Card nine = Scenario.cards("9H").getFirst();
        assertThat(scenario.view(A).knowledge().chance(nine, B)).isEqualTo(0.5);
        assertThat(scenario.view(A).knowledge().chance(nine, D)).isEqualTo(0.5);
        scenario.make(new Choice.Point(0));
        assertThat(scenario.view(A).knowledge().holder(nine)).contains(D);
    }
}
