package dalmuti.lab.train;

import dalmuti.bots.net.Standpoint;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.sense.MatchSense;
import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.options.Passing;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Deals and their tricks by the official rules, with the same at every seat. For one thread.
final class PlainDeals {

    private final Rules rules = Preset.OFFICIAL.rules();
    private final TrickTable table;
    private final Lessons lessons = new Lessons();
    private final Dealer dealer = new Dealer(Hand.FULL_DECK);
    private final Board board;
    private final long[] hands;
    private final List<Seat> seats;

    PlainDeals(int players, Sitter sitter) {
        table = new TrickTable(lessons, Curiosity.NONE);
        board = Board.empty(players, Passing.REENTER);
        hands = new long[players];
        seats =
                IntStream.range(0, players)
                        .mapToObj(
                                seat ->
                                        new Seat(
                                                sitter,
                                                Standpoint.plain(players, seat, rules, Goal.ROUND),
                                                MatchSense.pointsOnly(players),
                                                new long[players],
                                                new Trail()))
                        .toList();
    }

    /// Plays a round, and tells somebody of every decision.
    void play(RandomGenerator dice, Trail.Reader reader) {
        dealer.deal(hands, dice);
        board.deal(hands);
        lessons.clear();
        table.play(board, Hand.FULL_DECK, seats, dice);
        for (int seat = 0; seat < seats.size(); seat++) {
            seats.get(seat).trail().read(board.placeOf(seat), reader);
        }
    }
}
