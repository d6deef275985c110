package dalmuti.bots.court;

import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;

import java.util.Comparator;
import java.util.List;

/// What somebody bids who asks nothing but what a decree does to their own position. (DEC-3)
public final class Bids {

    private Bids() {}

    /// Whether the viewer is asked for coins, or for one of several decrees.
    public static boolean areAsked(View view) {
        return view.scene() instanceof Scene.Bidding || view.scene() instanceof Scene.Proclaiming;
    }

    public static Move choose(View view, List<Move> legal) {
        return legal.stream()
                .max(Comparator.comparingInt(move -> liking(view, move)))
                .orElseThrow();
    }

    /// How much a move of the bidding is liked: as many coins as the decree is worth are best, and
    /// none on what is worth nothing.
    public static int liking(View view, Move move) {
        return switch (move) {
            case Move.LayCoins(int coins, var on) -> {
                int worth = worth(view, on);
                yield coins <= worth ? 10 * worth + coins : -coins;
            }
            case Move.Proclaim(var decree) -> worth(view, decree);
            default -> 0;
        };
    }

    /// How many coins a decree is worth to the viewer; less than nothing for what does harm.
    private static int worth(View view, Decree decree) {
        int players = view.order().size();
        int above = view.viewer() instanceof Player it ? view.order().indexOf(it) : players / 2;
        int below = players - 1 - above;
        int lord = Math.max(0, 3 - above); // 3 for the Greater Dalmuti, 2 for the Lesser
        int peon = Math.max(0, 3 - below);
        return switch (decree) {
            case TAX_HOLIDAY -> above < 2 ? -lord : peon > 1 ? peon : 0;
            case HEAVY_TAX -> above < 2 ? lord : -peon;
            case CHARITY -> above < 2 ? -2 * lord : peon > 1 ? peon + 1 : 0;
            case UPSIDE_DOWN -> above < 2 ? -lord : peon; // what the tax brings is bad then
            case FREE_MARKET, OPEN_COURT -> above < 2 ? -1 : 1;
            case SILENCE -> above < 2 ? 1 : 0;
            case LAST_FIRST -> below == 0 ? 2 : -lord;
            case FALL_FROM_GRACE -> above == 0 ? -lord : 1;
            case DOUBLE_STAKES -> above < 2 ? lord - 1 : -peon;
            case WIDDERSHINS, NO_FOOLS -> 0;
        };
    }
}
