package dalmuti.lab.train;

import dalmuti.bots.net.Network;
import dalmuti.lab.run.Seeds;
import dalmuti.options.Preset;

import java.util.List;
import java.util.random.RandomGenerator;

/// How many points a round a network wins at a table of six, alone among five others: always the
/// same deals, each played from every seat.
record Evaluation(Participant opponent, int deals) {

    private static final int PLAYERS = 6;
    private static final long SEED = 20_000_000;

    double points(Network network) {
        var tricks = new TrickTable(new Lessons(), Exploration.NONE);
        var measured = new Participant.Net(new Policy(network), false);
        var table = new PlainTable(Preset.OFFICIAL.rules(), PLAYERS);
        long points = 0;
        for (int deal = 0; deal < deals; deal++) {
            RandomGenerator dice = Seeds.dice(SEED, deal);
            table.deal(dice);
            for (int own = 0; own < PLAYERS; own++) {
                int at = own;
                List<Seat> seats = table.seats(seat -> seat == at ? measured : opponent);
                points += PLAYERS - table.play(tricks, seats, dice).placeOf(own);
            }
        }
        return (double) points / deals / PLAYERS;
    }
}
