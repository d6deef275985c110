package dalmuti.lab.play;

import dalmuti.Event.Score;
import dalmuti.Match;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.engine.Sight;
import dalmuti.options.Ending;
import dalmuti.options.Rules;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Plays rounds that are nothing but a deal and its tricks: no tax, no trade, no revolution. The
/// same deal can be played by one company after another. A player is known by the seat: player 0 is
/// the Greater Dalmuti.
public final class DealRunner {

    private final Rules rules;
    private final Dealer dealer;
    private final long[] hands;
    private final Board board;
    private final Sight sight;
    private final TrickLane lane;
    private final int[] order;
    private final int[] noBonus;
    private Timing timing = Timing.NONE;

    public DealRunner(Rules rules, int players) {
        rules.check(players);
        this.rules = rules.but(draft -> draft.ending = new Ending.Rounds(1));
        Hand deck = rules.deck().cards(players);
        dealer = new Dealer(deck);
        hands = new long[players];
        board = Board.empty(players, rules.passing());
        sight = new Sight(board, deck);
        lane = new TrickLane(players);
        order = IntStream.range(0, players).toArray();
        noBonus = new int[players];
    }

    /// From now on somebody is told how long decisions take.
    public void time(Timing told) {
        timing = told;
    }

    /// Deals anew.
    public void deal(RandomGenerator dice) {
        dealer.deal(hands, dice);
    }

    /// Plays the cards that were dealt last.
    ///
    /// @param company by seat
    public Round play(Company company, Luck luck) {
        if (!company.playsByTable()) {
            return viewed(company, luck);
        }
        for (int seat = 0; seat < order.length; seat++) {
            lane.seat(seat, company.tricks(seat), luck.bot(seat));
        }
        board.deal(hands);
        lane.finish(board, sight, timing);
        return round();
    }

    private Round viewed(Company company, Luck luck) {
        List<Player> sitting = IntStream.of(order).mapToObj(Player::new).toList();
        Map<Player, Integer> nothing =
                sitting.stream().collect(Collectors.toMap(Function.identity(), _ -> 0));
        Match ready = new PlainDeal(rules, hands).ready(sitting, nothing);
        var runner = new MatchRunner(new Regime(ready.rules(), Regime.Court.WHOLE), company);
        runner.time(timing);
        return runner.read(1, ready, runner.tricks(ready, luck));
    }

    private Round round() {
        int players = order.length;
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
                lane.tricks());
    }
}
