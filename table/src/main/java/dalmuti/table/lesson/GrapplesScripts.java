package dalmuti.table.lesson;

import dalmuti.contract.Player;
import dalmuti.table.game.GrapplesAtTable;
import dalmuti.wire.GrapplesRecord;

import grapples.Card;
import grapples.Choice;
import grapples.Choice.To;
import grapples.Deck;
import grapples.Direction;
import grapples.Event;
import grapples.Match;
import grapples.Options;
import grapples.View;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The lessons of Grapples: a few turns each, in which the learner sits first.
final class GrapplesScripts {

    private static final String RULES = "standard";
    private static final List<String> NAMES = List.of("", "Bo", "Chiara", "Dong");
    private static final Player LEARNER = new Player(0);
    private static final Player BO = new Player(1);

    private static final Choice LOOK = new Choice.LookAtTop();
    private static final Choice KEEP = new Choice.Keep();
    private static final Choice DOUBLE = new Choice.DoubleDown();
    private static final Choice GO_LEFT = new Choice.ChooseDirection(Direction.LEFT);

    private GrapplesScripts() {}

    static List<Script<Match, Choice, Event, View>> all() {
        return List.of(deal(), powers(), queen());
    }

    /// The learner deals: keeps a nine, and passes a king on.
    private static Script<Match, Choice, Event, View> deal() {
        return script(
                "grapples-deal",
                2,
                "9H 4C 7D JS",
                "9D 5C 6H 3S KH",
                LOOK,
                to(To.SELF),
                KEEP,
                GO_LEFT,
                KEEP,
                KEEP,
                KEEP,
                LOOK,
                to(To.RIGHT),
                KEEP);
    }

    /// Dong deals: a two is doubled, and a jack asks for the deal.
    private static Script<Match, Choice, Event, View> powers() {
        return script(
                "grapples-powers",
                4,
                "4H 3C 7D 9S",
                "6D 2C 8H 5H 4C 7S JC 9C",
                to(To.SELF),
                KEEP,
                GO_LEFT,
                DOUBLE,
                KEEP,
                KEEP,
                KEEP,
                to(To.SELF),
                KEEP,
                GO_LEFT,
                new Choice.AskForOffice(),
                new Choice.Agree(),
                KEEP);
    }

    /// Dong deals: a queen takes what Bo has got.
    private static Script<Match, Choice, Event, View> queen() {
        return script(
                "grapples-queen",
                10,
                "4H 3C 7D 9S",
                "6D 5C 2H 9C 4C 7S QH 3H",
                to(To.SELF),
                KEEP,
                GO_LEFT,
                KEEP,
                DOUBLE,
                KEEP,
                KEEP,
                to(To.SELF),
                KEEP,
                GO_LEFT,
                new Choice.TradeQueen(BO),
                new Choice.ShuffleHand(cards("9C 2H")),
                new Choice.Point(0),
                new Choice.Point(0),
                KEEP);
    }

    private static Choice to(To whom) {
        return new Choice.Deal(whom);
    }

    /// @param skipped how many moves have been made when the lesson begins, nature's two included
    /// @param drawn by which it is found who deals first
    /// @param top the cards that are dealt, the first one on top
    private static Script<Match, Choice, Event, View> script(
            String name, int skipped, String drawn, String top, Choice... moves) {
        var beginning =
                Stream.of(new Choice.DrawCards(cards(drawn)), new Choice.ShuffleDeck(deck(top)));
        var all = Stream.concat(beginning, Arrays.stream(moves)).toList();
        var record = new GrapplesRecord.Full(Options.STANDARD, NAMES, all);
        return new Script<>(
                name,
                GrapplesAtTable.of(RULES),
                RULES,
                NAMES,
                LEARNER,
                record.steps().stream().skip(skipped).toList());
    }

    private static List<Card> cards(String spelled) {
        return Arrays.stream(spelled.split(" ")).map(it -> Deck.card(it).orElseThrow()).toList();
    }

    private static List<Card> deck(String top) {
        var deck = new ArrayList<>(cards(top));
        Deck.CARDS.stream().filter(it -> !deck.contains(it)).toList().forEach(deck::add);
        return deck;
    }
}
