package grapples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// What is expected is what really comes, as often as expected.
final class OutlookTests {

    private static final int GAMES = 1_000;

    private static double next(Outlook outlook, Card.Name name) {
        return outlook.names().getOrDefault(name, new Outlook.Chance(0, 0)).next();
    }

    private static double sum(Outlook outlook) {
        return outlook.names().values().stream().mapToDouble(Outlook.Chance::next).sum();
    }

    /// A game in which everybody keeps everything, up to so many cards before its end.
    private static Scenario kept(Options options, String top, int left) {
        var scenario = Scenario.of(options, 4, top);
        while (scenario.match.table().deck().size() > left
                || scenario.match.phase() instanceof Phase.Settling) {
            scenario.make(
                    switch (scenario.match.phase()) {
                        case Phase.OwnTurn _ -> new Choice.Deal(Choice.To.LEFT);
                        case Phase.ChoosingDirection _ ->
                                new Choice.ChooseDirection(Direction.LEFT);
                        default -> scenario.legal().getFirst();
                    });
            if (scenario.match.table().deck().size() == left) {
                break;
            }
        }
        return scenario;
    }

    @Test
    void G_LOG_2_anAceOfSpadesThatIsStillToComeIsInTheDeck() {
        var deck = new ArrayList<>(Deck.CARDS);
        deck.remove(Deck.ACE_OF_SPADES);
        String top = String.join(" ", deck.stream().map(Card::toString).toList());
        var scenario = kept(Options.STANDARD, top, 1);
        scenario.make(scenario.legal().getFirst());
        List<Event> told = scenario.told(Onlooker.ONLOOKER);
        int last =
                told.lastIndexOf(
                        told.stream().filter(Event.TurnBegan.class::isInstance).toList().getLast());
        Outlook outlook = Knowledge.of(Options.STANDARD, 4, told.subList(0, last)).outlook();
        assertThat(next(outlook, Card.Name.ACE)).isCloseTo(1, within(1e-9));
        assertThat(outlook.names())
                .hasEntrySatisfying(
                        Card.Name.ACE, chance -> assertThat(chance.left()).isEqualTo(4));
        assertThat(outlook.mean()).as("it never stays").isCloseTo(0, within(1e-9));
    }

    @Test
    void G_LOG_2_whatWasNotDoubledWhereItHadToBeIsNoTwoAndNoJoker() {
        var rest = new ArrayList<>(Deck.CARDS);
        rest.removeIf(card -> card.name().doubles() || card.equals(Deck.ACE_OF_SPADES));
        var deck = new ArrayList<>(List.of(Deck.ACE_OF_SPADES));
        deck.addAll(rest);
        String top = String.join(" ", deck.stream().map(Card::toString).toList());
        var scenario = kept(Options.STANDARD.with("doubleDown", "FORCED"), top, 6);
        scenario.make(scenario.legal().getFirst());
        Outlook outlook = scenario.view(Onlooker.ONLOOKER).outlook();
        assertThat(next(outlook, Card.Name.JOKER)).isCloseTo(1 / 3.0, within(1e-9));
        assertThat(next(outlook, Card.Name.TWO)).isCloseTo(2 / 3.0, within(1e-9));
        assertThat(next(outlook, Card.Name.NINE)).isCloseTo(0, within(1e-9));
    }

    /// Over many games the next card is an ace as often as was expected, whatever was traded
    /// before; where nobody chooses whether to double, a 2 or a joker is, too.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "standard",
                "standard doubleDown=FORCED",
                "standard doubleDown=FORCED doubleDownChain=on"
            })
    void G_LOG_2_whatIsExpectedComesAsOften(String rules) {
        var game = new Grapples(Options.of(rules));
        double[] surprise = new double[2];
        double[] spread = new double[2];
        for (int seed = 0; seed < GAMES; seed++) {
            var dice = new SplittableRandom(seed);
            for (var step : LawsTests.playout(game.options(), 3, seed).steps()) {
                Match match = step.after();
                if (match.table().deck().isEmpty() || match.table().deck().size() > 20) {
                    continue;
                }
                Viewer viewer =
                        dice.nextBoolean() ? new Player(dice.nextInt(3)) : Onlooker.ONLOOKER;
                View view = game.view(match, viewer);
                Outlook outlook = view.outlook();
                assertThat(sum(outlook)).isCloseTo(1, within(1e-6));
                if (view.knowledge().top().isPresent()) {
                    continue;
                }
                Card top = match.table().deck().getFirst();
                double doubling = next(outlook, Card.Name.TWO) + next(outlook, Card.Name.JOKER);
                double ace = next(outlook, Card.Name.ACE);
                surprise[1] += (top.name().doubles() ? 1 : 0) - doubling;
                spread[1] += doubling * (1 - doubling);
                surprise[0] += (top.name() == Card.Name.ACE ? 1 : 0) - ace;
                spread[0] += ace * (1 - ace);
            }
        }
        assertThat(surprise[0] / spread[0]).as("aces").isCloseTo(0, within(0.1));
        if (game.options().doubleDown() == Options.DoubleDown.FORCED) {
            assertThat(surprise[1] / spread[1]).as("2 and joker").isCloseTo(0, within(0.1));
        }
    }
}
