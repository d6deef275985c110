package dalmuti.lab.train;

import dalmuti.bots.net.Standpoint;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;

/// One seat in a round: who plays there, and for what.
///
/// @param worth what each place is worth, from index 1
/// @param held by seat, cards that the seat is known to hold
@SuppressWarnings("ArrayRecordComponent") // written and read in place
record Seat(
        Participant participant,
        Standpoint standpoint,
        double[] worth,
        long[] held,
        Trajectory trajectory) {

    Seat(Participant participant, Standpoint standpoint, double[] worth, Trajectory trajectory) {
        this(participant, standpoint, worth, standpoint.held(), trajectory);
    }

    /// Another seat laid cards, some of which this one may have known it to hold.
    void saw(int other, Hand laid) {
        long known = held[other];
        if (known != 0) {
            for (int rank = 1; rank <= Rank.JESTER.number(); rank++) {
                int gone = Math.min(new Hand(known).count(rank), laid.count(rank));
                known -= (long) gone << (Hand.LANE * (rank - 1));
            }
            held[other] = known;
        }
    }
}
