package grapples;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.Stream;

final class WordsTests {

    @Test
    void G_TURN_1_everyRefusalOfAMoveCanBeSaid() {
        Stream<Choice> moves =
                Stream.of(
                        new Choice.DrawCards(List.of()),
                        new Choice.ShuffleDeck(List.of()),
                        new Choice.ShuffleHand(List.of()),
                        new Choice.TapOut(),
                        new Choice.LookAtTop(),
                        new Choice.Deal(Choice.To.SELF),
                        new Choice.DealOn(),
                        new Choice.ChooseDirection(Direction.LEFT),
                        new Choice.Keep(),
                        new Choice.DoubleDown(),
                        new Choice.AskForOffice(),
                        new Choice.TakeOffice(),
                        new Choice.DiscardAce(),
                        new Choice.TradeQueen(new Player(2)),
                        new Choice.Point(7),
                        new Choice.Agree(),
                        new Choice.Refuse());
        Match match = Scenario.of("9H").dealLeft().match;
        moves.map(move -> Legal.refusal(match, move)).forEach(WordsTests::assertSaid);
        Match ace = Scenario.of("AS").dealLeft().match;
        assertSaid(Legal.refusal(ace, new Choice.Keep()));
        Match two = Scenario.of("2H").dealLeft().match;
        assertSaid(Legal.refusal(two, new Choice.Keep()));
        Match queen = Scenario.of("QH").dealLeft().match;
        assertSaid(Legal.refusal(queen, new Choice.TradeQueen(Scenario.C)));
    }

    @Test
    void G_WHO_1_everyOtherRefusalCanBeSaid() {
        assertSaid(Legal.notNatures());
        assertSaid(Legal.notTheHouses());
        assertSaid(Legal.notYours(new Player(1)));
        assertSaid(Refusal.of("G-WHO-1", "grapples.players", 2, 3, 8));
        assertSaid(Refusal.of("G-WHO-1", "grapples.option.preset", "x", "standard"));
        assertSaid(Refusal.of("G-WHO-1", "grapples.option.unknown", "x", "games"));
        assertSaid(Refusal.of("G-WHO-1", "grapples.option.value", "games", "0", "1..1000"));
        assertSaid(Refusal.of("G-CARD-1", "grapples.deck", 54));
        assertSaid(Refusal.of("G-QUEEN-3", "grapples.handShuffled", new Player(1)));
        var start = Scenario.of("");
        start.match = start.game.start(4);
        assertSaid(start.refusal(Nature.NATURE, new Choice.DrawCards(List.of())));
    }

    private static void assertSaid(Refusal refusal) {
        assertThat(Words.ENGLISH.say(refusal)).endsWith("(" + refusal.rule() + ")");
    }
}
