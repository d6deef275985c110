package dalmuti.lab.train;

import dalmuti.bots.net.Standpoint;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.sense.MatchSense;
import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.options.Rules;

import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Deals and their tricks, and nothing else. For one thread.
final class PlainTable {

    private final Rules rules;
    private final Hand deck;
    private final Dealer dealer;
    private final long[] hands;
    private final Board board;

    PlainTable(Rules rules, int players) {
        this.rules = rules;
        deck = rules.deck().cards(players);
        dealer = new Dealer(deck);
        hands = new long[players];
        board = Board.empty(players, rules.passing());
    }

    /// Seats at which points are all there is to win.
    List<Seat> seats(IntFunction<Participant> participants) {
        double[] worth = MatchSense.pointsOnly(hands.length);
        return IntStream.range(0, hands.length)
                .mapToObj(i -> seat(participants.apply(i), i, Goal.ROUND, worth, new Trajectory()))
                .toList();
    }

    Seat seat(Participant participant, int seat, Goal goal, double[] worth, Trajectory trajectory) {
        var standpoint = Standpoint.plain(hands.length, seat, rules, goal);
        return new Seat(participant, standpoint, worth, trajectory);
    }

    void deal(RandomGenerator dice) {
        dealer.deal(hands, dice);
    }

    /// Plays the cards that were dealt last, and gives the board after it.
    Board play(TrickTable table, List<Seat> seats, RandomGenerator dice) {
        board.deal(hands);
        table.play(board, deck, seats, dice);
        return board;
    }
}
