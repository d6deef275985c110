package dalmuti.bots.court;

import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.Temper;
import dalmuti.bots.sense.Goal;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;

import java.util.List;
import java.util.random.RandomGenerator;

/// What somebody bids who asks what a decree is worth at their position, and not what others will
/// bid; who asks that too has an [Auction]. (DEC-3)
public final class Bids {

    /// So many points are worth a coin, as long as there is another round to spend it in.
    static final double PRICE = 0.12;

    private Bids() {}

    /// Whether the viewer is asked for coins, or for one of several decrees.
    public static boolean areAsked(View view) {
        return view.scene() instanceof Scene.Bidding || view.scene() instanceof Scene.Proclaiming;
    }

    public static Move choose(View view, List<Move> legal) {
        return legal.get(index(view, legal));
    }

    private static int index(View view, List<Move> legal) {
        double[] likings = likings(view, legal);
        int best = 0;
        for (int i = 1; i < likings.length; i++) {
            best = likings[i] > likings[best] ? i : best;
        }
        return best;
    }

    /// The same by somebody who is not always sure.
    static Move choose(View view, List<Move> legal, Temper temper, RandomGenerator dice) {
        return legal.get(temper.pick(likings(view, legal), dice));
    }

    private static double[] likings(View view, List<Move> legal) {
        return legal.stream().mapToDouble(move -> liking(view, move)).toArray();
    }

    /// How much a move of the bidding is liked, in points: half of what the decree is worth is paid
    /// for it, and no coin for one that brings nothing.
    public static double liking(View view, Move move) {
        return switch (move) {
            case Move.LayCoins(int coins, var on) -> {
                double worth = worth(view, on);
                double fair = Math.max(1, Math.rint(worth / PRICE / 2));
                yield worth - PRICE * (worth > PRICE ? Math.abs(coins - fair) : coins + 1);
            }
            case Move.Proclaim(var decree) -> worth(view, decree);
            default -> 0;
        };
    }

    private static double worth(View view, Decree decree) {
        return view.viewer() instanceof Player player
                ? DecreeWorth.of(view, Goal.MATCH).of(decree, view, player)
                : 0;
    }
}
