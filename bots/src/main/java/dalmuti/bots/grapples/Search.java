package dalmuti.bots.grapples;

import dalmuti.bots.Estimate;
import dalmuti.contract.Player;

import grapples.Choice;
import grapples.Grapples;
import grapples.Phase;
import grapples.View;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// How much of the win each choice brings, by playing on in imagined worlds that agree with all the
/// player knows. In each world every choice meets the same cards and the same chance. The worse
/// half of the choices is dropped again and again, and what is left is tried in more worlds.
///
/// @param games how many imagined games may be played for a choice
public record Search(int games) implements Estimate<View, Choice> {

    /// So many standard errors ahead of the next, a choice needs no more worlds.
    private static final double CERTAIN = 3;

    /// Nobody is certain before so many worlds.
    private static final int FEWEST = 16;

    /// The share of the win that a grapple is worth to one of four who are level, where it makes
    /// odds of e to 1.
    private static final double GRAPPLE = 0.19;

    @Override
    public List<Double> of(View view, List<Choice> legal, RandomGenerator dice) {
        if (legal.size() == 1 || view.scene() instanceof Phase.Pointing) { // every back is alike
            return Collections.nCopies(legal.size(), 0.0);
        }
        double share = GRAPPLE / ExpectedEnding.spread(view.deck());
        List<Double> worth = new Worth(Attention.FULL).of(view, legal, dice);
        var trials = new ArrayList<Trial>();
        for (int i = 0; i < legal.size(); i++) {
            trials.add(new Trial(legal.get(i), share * worth.get(i)));
        }
        var left = trials.stream().filter(trial -> !isRash(view, trial.choice())).toList();
        int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(left.size() - 1);
        for (int round = 0; round < rounds; round++) {
            int count = Math.max(1, games / rounds / left.size());
            if (decides(view, left, count, dice)) {
                break;
            }
            left = betterHalf(left);
        }
        return values(trials, left);
    }

    /// To look costs nothing, and whatever can be dealt without can be dealt after it.
    private static boolean isRash(View view, Choice choice) {
        return view.scene() instanceof Phase.OwnTurn && choice instanceof Choice.Deal;
    }

    private static boolean decides(View view, List<Trial> trials, int count, RandomGenerator dice) {
        for (int i = 0; i < count; i++) {
            play(view, trials, dice.nextLong());
            if (trials.getFirst().count() >= FEWEST && isClear(trials)) {
                return true;
            }
        }
        return false;
    }

    /// Plays every choice in one imagined world, with the same chance for all.
    private static void play(View view, List<Trial> trials, long seed) {
        var game = new Grapples(view.options());
        var rollout = new Rollout(game, view.hands().size() - 1);
        var world = game.resample(view, new SplittableRandom(seed));
        var self = (Player) view.viewer();
        for (Trial trial : trials) {
            var dice = new SplittableRandom(~seed);
            trial.add(rollout.after(world, self, trial.choice(), dice).value(self));
        }
    }

    /// Worlds are shared, so what counts is the error of the differences.
    private static boolean isClear(List<Trial> trials) {
        Trial best = Collections.max(trials, Comparator.comparingDouble(Trial::mean));
        return trials.stream()
                .filter(trial -> trial != best)
                .allMatch(trial -> best.ahead(trial) > CERTAIN * best.error(trial));
    }

    private static List<Trial> betterHalf(List<Trial> trials) {
        return trials.stream()
                .sorted(Comparator.comparingDouble(Trial::mean).reversed())
                .limit((trials.size() + 1) / 2)
                .toList();
    }

    /// A choice that was dropped is never held for better than one that was not.
    private static List<Double> values(List<Trial> trials, List<Trial> left) {
        double worst = left.stream().mapToDouble(Trial::mean).min().orElseThrow();
        return trials.stream()
                .map(trial -> left.contains(trial) ? trial.mean() : Math.min(trial.mean(), worst))
                .toList();
    }
}
