package dalmuti.lab.play;

import dalmuti.Dalmuti;
import dalmuti.Event.Score;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Past;
import dalmuti.Phase;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.engine.Sight;
import dalmuti.options.Ending;
import dalmuti.options.FirstOrder;
import dalmuti.options.GreaterRevolutionCall;
import dalmuti.options.Leftovers;
import dalmuti.options.RevolutionCancels;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Plays rounds that are nothing but a deal and its tricks: no tax, no trade, no revolution. The
/// same deal can be played by one set of bots after another. A player is known by the seat: player
/// 0 is the Greater Dalmuti.
public final class DealRunner {

    /// Rules of a match of one round, with nothing that could happen before its tricks.
    private final Rules rules;

    private final Match start;
    private final Dealer dealer;
    private final long[] hands;
    private final Board board;
    private final Sight sight;
    private final TrickLane lane;
    private final int[] order;
    private final int[] noBonus;

    public DealRunner(Rules rules, int players) {
        start = new Dalmuti(rules).start(players);
        this.rules =
                rules.but(
                        draft -> {
                            draft.ending = new Ending.Rounds(1);
                            draft.firstOrder = FirstOrder.DRAW;
                            draft.cut = false;
                            draft.leftovers = Leftovers.TOP;
                            draft.misdeal = 0;
                            draft.greaterRevolutionCall = GreaterRevolutionCall.OPTIONAL;
                            draft.firstRoundTax = false;
                            draft.revolutionCancels = RevolutionCancels.TAX_AND_TRADE;
                        });
        Hand deck = rules.deck().cards(players);
        dealer = new Dealer(deck);
        hands = new long[players];
        board = Board.empty(players, rules.passing());
        sight = new Sight(board, deck);
        lane = new TrickLane(players);
        order = IntStream.range(0, players).toArray();
        noBonus = new int[players];
    }

    /// Deals anew.
    public void deal(RandomGenerator dice) {
        dealer.deal(hands, dice);
    }

    /// Plays the cards that were dealt last.
    ///
    /// @param seated by seat
    /// @param timing is told how long decisions take
    public Round play(SeatedBots seated, Luck luck, Timing timing) {
        if (!seated.playsByTable()) {
            MatchRunner runner = runner(seated, timing);
            Match ready = ready(seated, start.order(), start.scores());
            return runner.read(1, ready, runner.tricks(ready, luck));
        }
        for (int seat = 0; seat < hands.length; seat++) {
            lane.seat(seat, seated.tricks(seat), luck.bot(seat));
        }
        board.deal(hands);
        lane.finish(board, sight, timing);
        return round();
    }

    private Round round() {
        int players = hands.length;
        var finished = new int[players];
        var points = new int[players];
        for (int place = 0; place < players; place++) {
            int seat = board.atPlace(place + 1);
            finished[place] = seat;
            points[seat] = Score.points(place + 1, players);
        }
        return new Round(
                1,
                order,
                order,
                finished,
                finished,
                points,
                noBonus,
                Round.Court.QUIET,
                lane.decisions(),
                lane.tricks(),
                rules.scoring(),
                Optional.empty());
    }

    /// Plays matches of such rounds. Everybody starts at the position they sit at, and every round
    /// is a first one, for that is the round which can do without tax. To the bots it is also the
    /// last: what a position is worth in later rounds comes from tax, and there is none.
    static Runner matches(Rules rules, SeatedBots seated) {
        var deals = new DealRunner(rules, seated.size());
        MatchRunner runner = deals.runner(seated, Timing.NONE);
        return (luck, rounds) -> {
            Match match = deals.start;
            int number = 0;
            do {
                number++;
                deals.deal(luck.nature(number));
                Match ready = deals.ready(seated, match.order(), match.scores());
                match = runner.tricks(ready, luck);
                rounds.accept(runner.read(number, ready, match));
            } while (!isOver(rules, number, match));
        };
    }

    private static boolean isOver(Rules rules, int played, Match match) {
        return switch (rules.ending()) { // SCORE-3
            case Ending.Rounds(int count) -> played >= count;
            case Ending.Target(int points) ->
                    match.scores().values().stream().anyMatch(total -> total >= points);
            case Ending.Endless() -> false;
        };
    }

    private MatchRunner runner(SeatedBots seated, Timing timing) {
        return new MatchRunner(new RulesVariant(rules, RulesVariant.Court.WHOLE), seated, timing);
    }

    /// A match in which the cards that were dealt last are to be played. Bots that are shown views
    /// need one that has come there by the rules.
    private Match ready(SeatedBots seated, List<Player> inOrder, Map<Player, Integer> scores) {
        List<Hand> dealt = Arrays.stream(hands).mapToObj(Hand::new).toList();
        if (seated.playsByTable()) {
            var board = Board.of(dealt, rules.passing());
            return new Match(
                    rules,
                    1,
                    inOrder,
                    scores,
                    Map.of(),
                    Optional.empty(),
                    new Phase.Tricks(board, inOrder, Hand.EMPTY),
                    new Past.Fresh());
        }
        var game = new Dalmuti(rules);
        Match match = game.resume(1, inOrder, scores);
        match = Step.of(game, match, Nature.NATURE, new Move.Shuffle(deck(dealt), 0)).after();
        for (Player player : inOrder) {
            match = Step.of(game, match, player, new Move.KeepSilent()).after();
        }
        if (!(match.phase() instanceof Phase.Tricks)) {
            throw new IllegalStateException("Something happens before the tricks");
        }
        return match;
    }

    /// The deck that is dealt to just these hands.
    private static List<Rank> deck(List<Hand> hands) { // DEAL-1
        List<List<Rank>> cards = hands.stream().map(Hand::cards).toList();
        var deck = new ArrayList<Rank>();
        for (int i = 0; i < cards.getFirst().size(); i++) {
            for (List<Rank> hand : cards) {
                if (i < hand.size()) {
                    deck.add(hand.get(i));
                }
            }
        }
        return deck;
    }
}
