package grapples;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.Verdict;
import dalmuti.contract.Viewer;
import dalmuti.testkit.Playout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A game with a deck that was laid out for a test, moved on by whoever is awaited.
final class Scenario {

    static final Player A = new Player(0);
    static final Player B = new Player(1);
    static final Player C = new Player(2);
    static final Player D = new Player(3);

    final Grapples game;
    final List<Event> events = new ArrayList<>();
    Match match;

    private Scenario(Options options, int players) {
        game = new Grapples(options);
        match = game.start(players);
    }

    /// Four players, A deals first, and these cards lie on top of the deck.
    static Scenario of(String top) {
        return of(Options.STANDARD, 4, top);
    }

    static Scenario of(Options options, int players, String top) {
        var scenario = new Scenario(options, players);
        scenario.make(new Choice.DrawCards(drawWonByA(players)));
        return scenario.make(new Choice.ShuffleDeck(deck(top)));
    }

    static List<Card> drawWonByA(int players) {
        var cards = new ArrayList<>(cards("9H KC KD KH KS QC QD QH"));
        return cards.subList(0, players);
    }

    static List<Card> deck(String top) {
        var deck = new ArrayList<>(cards(top));
        Deck.CARDS.stream().filter(card -> !deck.contains(card)).forEach(deck::add);
        return deck;
    }

    static List<Card> cards(String spelled) {
        return Arrays.stream(spelled.split(" "))
                .filter(word -> !word.isEmpty())
                .map(word -> Deck.card(word).orElseThrow())
                .toList();
    }

    /// Whoever is awaited makes these moves.
    Scenario make(Choice... moves) {
        for (Choice move : moves) {
            var step = Playout.make(game, match, awaited(), move);
            match = step.after();
            events.addAll(step.events());
        }
        return this;
    }

    /// Whoever is awaited keeps one card after another.
    Scenario keep(int times) {
        IntStream.range(0, times).forEach(_ -> make(new Choice.Keep()));
        return this;
    }

    Scenario dealSelf() {
        return make(new Choice.Deal(Choice.To.SELF));
    }

    Scenario dealLeft() {
        return make(new Choice.Deal(Choice.To.LEFT));
    }

    Scenario dealRight() {
        return make(new Choice.Deal(Choice.To.RIGHT));
    }

    Scenario goLeft() {
        return make(new Choice.ChooseDirection(Direction.LEFT));
    }

    Scenario goRight() {
        return make(new Choice.ChooseDirection(Direction.RIGHT));
    }

    /// Nature leaves the hand that a queen takes from in the order in which it was.
    Scenario shuffleNothing() {
        var loan = ((Phase.ShufflingHand) match.phase()).loan();
        return make(new Choice.ShuffleHand(match.table().hand(loan.with())));
    }

    Actor awaited() {
        return game.awaiting(match) instanceof Awaiting.Decision(var by)
                ? by.getFirst()
                : Nature.NATURE;
    }

    List<Choice> legal() {
        return awaited() instanceof Player player ? game.legal(match, player) : List.of();
    }

    Refusal refusal(Actor actor, Choice move) {
        return switch (game.apply(match, actor, move)) {
            case Verdict.Refused<Match, Event>(var why) -> why;
            case Verdict.Accepted<Match, Event> _ ->
                    throw new AssertionError(move + " was accepted");
        };
    }

    Office office() {
        return switch (match.phase()) {
            case Phase.OwnTurn(var office) -> office;
            case Phase.DealingOn(var office, _) -> office;
            case Phase.LookedAtTop(var office) -> office;
            case Phase.Settling(var office, _) -> office;
            case Phase.Asked(var office, _, _) -> office;
            case Phase.Offered(var office, _, _) -> office;
            case Phase.ShufflingHand(var office, _, _) -> office;
            case Phase.Pointing(var office, _, _, _) -> office;
            case Phase.ChoosingDirection(var office) -> office;
            case Phase.Drawing _, Phase.ShufflingDeck _, Phase.Over _ ->
                    throw new AssertionError("No office in " + match.phase());
        };
    }

    void assertSettling(Player player) {
        assertThat(match.phase()).isInstanceOf(Phase.Settling.class);
        assertThat(awaited()).isEqualTo(player);
    }

    void assertHand(Player player, String spelled) {
        assertThat(match.table().hand(player)).isEqualTo(cards(spelled));
    }

    List<Event> told(Viewer viewer) {
        return events.stream().map(event -> event.toldTo(viewer)).toList();
    }

    View view(Viewer viewer) {
        return game.view(match, viewer);
    }
}
