package dalmuti.bots.grapples;

import dalmuti.bots.hints.Advice;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.hints.Assessment;
import dalmuti.bots.hints.Reason;
import dalmuti.contract.Player;

import grapples.Choice;
import grapples.Grapples;
import grapples.Match;
import grapples.Phase;
import grapples.View;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Advice for Grapples: every choice played to the end of the game in the same imagined worlds. The
/// places are by grapples, the points are shares of the win.
///
/// @param samples how many worlds
public record GrapplesAdviser(int samples) implements Adviser<View, Choice> {

    @Override
    public Advice<Choice> advise(View view, List<Choice> legal, RandomGenerator dice) {
        return view.scene() instanceof Phase.Pointing
                ? allAlike(tried(view, legal.subList(0, 1), dice), legal)
                : tried(view, legal, dice);
    }

    /// The hand was shuffled before anybody points at it (G-QUEEN-3), so one back speaks for all.
    private static Advice<Choice> allAlike(Advice<Choice> one, List<Choice> legal) {
        return new Advice<>(legal.stream().map(one.best()::of).toList(), one.samples());
    }

    private Advice<Choice> tried(View view, List<Choice> legal, RandomGenerator dice) {
        var tallies = legal.stream().map(choice -> new Tally(choice, view)).toList();
        var game = new Grapples(view.options());
        for (int i = 0; i < samples; i++) {
            long seed = dice.nextLong();
            var world = game.resample(view, new SplittableRandom(seed));
            tallies.forEach(tally -> tally.play(world, new SplittableRandom(~seed)));
        }
        double best = tallies.stream().mapToDouble(Tally::value).max().orElse(0);
        var detectors = new ChoiceReasons(new Prospect(view, Attention.FULL));
        return new Advice<>(
                tallies.stream()
                        .map(tally -> tally.assessment(best, detectors.reasons(tally.choice())))
                        .sorted(Comparator.comparingDouble(Assessment::behind))
                        .toList(),
                samples);
    }

    /// How one choice fared in whole games.
    private static final class Tally {

        private final Choice choice;
        private final Player player;
        private final Rollout rollout;
        private final double[] places;
        private double shares;
        private double values;
        private int games;

        Tally(Choice choice, View view) {
            this.choice = choice;
            player = (Player) view.viewer();
            rollout = Rollout.whole(new Grapples(view.options()));
            places = new double[view.hands().size()];
        }

        void play(Match world, RandomGenerator dice) {
            Ending ending = rollout.after(world, player, choice, dice);
            List<Double> taken = ending.places(player);
            for (int place = 0; place < places.length; place++) {
                places[place] += taken.get(place);
            }
            shares += ending.share(player);
            values += ending.value(player);
            games++;
        }

        Choice choice() {
            return choice;
        }

        double value() {
            return values / games;
        }

        Assessment<Choice> assessment(double best, List<Reason> reasons) {
            return new Assessment<>(
                    choice,
                    Arrays.stream(places).mapToObj(count -> count / games).toList(),
                    shares / games,
                    value(),
                    best - value(),
                    reasons);
        }
    }
}
