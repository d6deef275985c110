package dalmuti.bots.court;

import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.sense.Goal;
import dalmuti.contract.Player;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;
import dalmuti.options.Ending;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Weighs every bid against what the others may lay: each of them likes what helps their position,
/// and nobody knows how many of their coins they give for it. (DEC-3, DEC-6)
public final class Auction {

    private static final int SAMPLES = 60;

    /// One more coin than anybody is likely to lay helps nobody.
    private static final int MOST = 15;

    private final View view;
    private final Player own;
    private final DecreeWorth worth;
    private final double price;

    public Auction(View view, Goal goal) {
        this.view = view;
        own = (Player) view.viewer();
        worth = DecreeWorth.of(view, goal);
        price = isLast(view) ? 0 : Bids.PRICE;
    }

    /// Coins that nobody can spend any more are worth nothing.
    private static boolean isLast(View view) {
        return view.rules().ending() instanceof Ending.Rounds(int count) && view.round() >= count;
    }

    public Move choose(List<Move> legal, RandomGenerator dice) {
        if (!(view.scene() instanceof Scene.Bidding(var drawn))) {
            return Bids.choose(view, legal);
        }
        List<List<Bid>> worlds = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            worlds.add(others(drawn, dice));
        }
        Move best = legal.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (Move move : legal) {
            if (move instanceof Move.LayCoins(int coins, _) && coins > MOST) {
                continue;
            }
            double value = worlds.stream().mapToDouble(it -> value(move, drawn, it)).sum();
            if (value > most) {
                most = value;
                best = move;
            }
        }
        return best;
    }

    /// What everybody else may lay.
    private List<Bid> others(List<Decree> drawn, RandomGenerator dice) {
        var bids = new ArrayList<Bid>();
        for (Player player : view.order()) {
            if (player.equals(own)) {
                continue;
            }
            Decree liked = best(drawn, player);
            double gain = worth.of(liked, view, player);
            int purse = view.coins().getOrDefault(player, 0);
            int most = (int) Math.min(purse, Math.ceil(gain / Bids.PRICE));
            int coins = most <= 0 ? 0 : dice.nextInt(most + 1);
            if (coins > 0) {
                bids.add(new Bid(player, coins, liked));
            }
        }
        return bids;
    }

    private Decree best(List<Decree> decrees, Player player) {
        Decree best = decrees.getFirst();
        for (Decree decree : decrees) {
            best = worth.of(decree, view, player) > worth.of(best, view, player) ? decree : best;
        }
        return best;
    }

    private double value(Move move, List<Decree> drawn, List<Bid> others) {
        var bids = new ArrayList<>(others);
        Optional<Bid> mine =
                move instanceof Move.LayCoins(int coins, var on)
                        ? Optional.of(new Bid(own, coins, on))
                        : Optional.empty();
        mine.ifPresent(bids::add);
        List<Decree> highest = Bid.highest(drawn, bids);
        if (highest.isEmpty()) {
            return 0;
        }
        Decree proclaimed = best(highest, view.order().getFirst());
        double paid = mine.filter(it -> it.on() == proclaimed).map(Bid::coins).orElse(0) * price;
        return worth.of(proclaimed, view, own) - paid;
    }
}
