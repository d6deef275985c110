package dalmuti.wire;

import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.testkit.Playout;

import grapples.Card;
import grapples.Choice;
import grapples.Deck;
import grapples.Direction;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.Phase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A match that is told move by move, to be written down.
final class Story {

    static final Choice KEEP = new Choice.Keep();
    static final Choice LOOK = new Choice.LookAtTop();
    static final Choice SELF = new Choice.Deal(Choice.To.SELF);
    static final Choice LEFT = new Choice.Deal(Choice.To.LEFT);
    static final Choice RIGHT = new Choice.Deal(Choice.To.RIGHT);
    static final Choice GO_LEFT = new Choice.ChooseDirection(Direction.LEFT);
    static final Choice GO_RIGHT = new Choice.ChooseDirection(Direction.RIGHT);
    static final Choice DOUBLE = new Choice.DoubleDown();
    static final Choice ASK = new Choice.AskForOffice();
    static final Choice AGREE = new Choice.Agree();
    static final Choice REFUSE = new Choice.Refuse();

    private final Options options;
    private final List<String> names;
    private final Grapples game;
    private final List<Choice> moves = new ArrayList<>();
    private Match match;

    private Story(Options options, int players) {
        this.options = options;
        this.names = names(players);
        this.game = new Grapples(options);
        this.match = game.start(players);
    }

    /// Four players, the first of them deals, and these cards lie on top of the deck.
    static Story of(String top) {
        return of(Options.STANDARD, top);
    }

    static Story of(Options options, String top) {
        var deck = new ArrayList<>(cards(top));
        Deck.CARDS.stream().filter(card -> !deck.contains(card)).forEach(deck::add);
        return new Story(options, 4)
                .tell(new Choice.DrawCards(cards("9H KC KD KH")), new Choice.ShuffleDeck(deck));
    }

    /// A match of random players.
    static GrapplesRecord.Full random(Options options, int players, long seed) {
        return random(options, players, seed, 100_000);
    }

    static GrapplesRecord.Full random(Options options, int players, long seed, int limit) {
        var playout = Playout.random(new Grapples(options), players, seed, limit);
        return new GrapplesRecord.Full(
                options, names(players), playout.steps().stream().map(Step::move).toList());
    }

    static List<Card> cards(String spelled) {
        return Arrays.stream(spelled.split(" ", -1))
                .map(word -> Deck.card(word).orElseThrow())
                .toList();
    }

    static List<String> names(int players) {
        return List.of("Ana", "Bo", "Chiara", "Dong", "Eve", "Fay", "Gil", "Hu\"g")
                .subList(0, players);
    }

    Story tell(Choice... next) {
        for (Choice move : next) {
            match = GrapplesRecord.step(game, match, move).after();
            moves.add(move);
        }
        return this;
    }

    Story keep(int times) {
        IntStream.range(0, times).forEach(_ -> tell(KEEP));
        return this;
    }

    Story trade(Player with) {
        return tell(new Choice.TradeQueen(with));
    }

    /// Nature turns the hand round from which a queen takes.
    Story shuffle() {
        var loan = ((Phase.ShufflingHand) match.phase()).loan();
        return tell(new Choice.ShuffleHand(match.table().hand(loan.with()).reversed()));
    }

    Story point(int... backs) {
        IntStream.of(backs).forEach(back -> tell(new Choice.Point(back)));
        return this;
    }

    GrapplesRecord.Full record() {
        return new GrapplesRecord.Full(options, names, moves);
    }
}
