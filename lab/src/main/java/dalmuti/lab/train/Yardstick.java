package dalmuti.lab.train;

import dalmuti.bots.net.Kernel;
import dalmuti.bots.net.Network;
import dalmuti.bots.net.Standpoint;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.sense.MatchSense;
import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.lab.run.Seeds;
import dalmuti.options.Passing;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.random.RandomGenerator;

/// How many points a round a network wins at a table of six, alone among five others: always the
/// same deals, each played from every seat.
record Yardstick(Sitter opponent, int deals) {

    private static final int PLAYERS = 6;
    private static final long SEED = 20_000_000;

    double points(Network network, Kernel kernel) {
        var table = new TrickTable(new Lessons(), Curiosity.NONE);
        var elder = new Sitter.Elder(new Thinker(network, kernel));
        var dealer = new Dealer(Hand.FULL_DECK);
        var hands = new long[PLAYERS];
        Board board = Board.empty(PLAYERS, Passing.REENTER);
        long points = 0;
        for (int deal = 0; deal < deals; deal++) {
            RandomGenerator dice = Seeds.dice(SEED, deal);
            dealer.deal(hands, dice);
            for (int own = 0; own < PLAYERS; own++) {
                var seats = new ArrayList<Seat>();
                for (int seat = 0; seat < PLAYERS; seat++) {
                    seats.add(seat(seat == own ? elder : opponent, seat));
                }
                board.deal(hands);
                table.play(board, Hand.FULL_DECK, seats, dice);
                points += PLAYERS - board.placeOf(own);
            }
        }
        return (double) points / deals / PLAYERS;
    }

    private static Seat seat(Sitter sitter, int seat) {
        Rules rules = Preset.OFFICIAL.rules();
        var standpoint = Standpoint.plain(PLAYERS, seat, rules, Goal.ROUND);
        return new Seat(
                sitter, standpoint, MatchSense.pointsOnly(PLAYERS), standpoint.held(), new Trail());
    }
}
