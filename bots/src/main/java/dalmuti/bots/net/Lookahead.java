package dalmuti.bots.net;

import dalmuti.Imagination;
import dalmuti.View;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.sense.MatchSense;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Looks a little further than a network does at once: the moves that seem nearly best are played
/// on in imagined worlds, in which everybody goes by the network, up to the player's next decision,
/// and there the network judges again. As much of it as is worth its time.
final class Lookahead {

    private static final int WORLDS = 40;

    /// How many moves at most.
    private static final int MOVES = 3;

    /// How far behind the best a move may seem, in average steps between places.
    private static final double NEAR = 0.3;

    /// From 0 to 1, how much of the judgement is what was seen in the worlds.
    private static final double TRUST = 0.7;

    private final Imagination imagination;
    private final int own;
    private final double[] worth;
    private final double[] points;
    private final List<Standpoint> standpoints;
    private final long[] held;
    private final long[] nothing;
    private final Passes before;
    private final Passes passes = new Passes();
    private final Evaluator mind;
    private final Board world;
    private final Board future;
    private final Sight sight;
    private final TrickPicture picture;
    private final double[] chances;
    private double bestValue;

    Lookahead(
            View view,
            Imagination imagination,
            Standpoint mine,
            Foresight foresight,
            double[] worth) {
        this.imagination = imagination;
        own = imagination.seat();
        this.worth = worth;
        int players = worth.length - 1;
        points = MatchSense.pointsOnly(players);
        standpoints = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            standpoints.add(seat == own ? mine : Standpoint.imagined(view, seat, Goal.ROUND));
        }
        held = mine.held();
        nothing = new long[players];
        before = Passes.of(view);
        mind = new Evaluator(foresight.network(), foresight.kernel());
        world = imagination.board(new SplittableRandom(0));
        future = world.copy();
        sight = imagination.sight(future);
        picture = new TrickPicture(sight);
        chances = new double[players + 1];
    }

    /// Judges the moves anew that seem nearly best; the others stay as they are.
    void refine(int[] actions, double[] values, RandomGenerator dice) {
        int[] candidates = candidates(values);
        if (candidates.length < 2) {
            return;
        }
        var sums = new double[candidates.length];
        for (int i = 0; i < WORLDS; i++) {
            imagination.redraw(world, dice);
            for (int j = 0; j < sums.length; j++) {
                sums[j] += value(actions[candidates[j]]);
            }
        }
        for (int i = 0; i < sums.length; i++) {
            int move = candidates[i];
            values[move] = (1 - TRUST) * values[move] + TRUST * sums[i] / WORLDS;
        }
    }

    private int[] candidates(double[] values) {
        double best = Arrays.stream(values).max().orElseThrow();
        double step = (worth[1] - worth[worth.length - 1]) / (worth.length - 2);
        return IntStream.range(0, values.length)
                .filter(move -> values[move] >= best - NEAR * step)
                .boxed()
                .sorted((one, other) -> Double.compare(values[other], values[one]))
                .limit(MOVES)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /// What an action is worth in the world drawn last.
    private double value(int action) {
        future.copyFrom(world);
        passes.copyFrom(before);
        play(action);
        while (future.holdsCards(own) && !future.over()) {
            if (future.legalCount() == 1) {
                play(future.legal(0));
                continue;
            }
            int best = best(future.turn());
            if (future.turn() == own) {
                return bestValue;
            }
            play(best);
        }
        return worth[future.placeOf(own)];
    }

    private int best(int seat) {
        picture.look(sight, standpoints.get(seat), passes, seat == own ? held : nothing);
        mind.look(picture);
        double[] aim = seat == own ? worth : points;
        int[] legal = sight.legal();
        int count = sight.legalCount();
        int best = legal[0];
        bestValue = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            mind.judge(picture, sight, legal[i], chances);
            double value = Evaluator.value(chances, aim);
            if (value > bestValue) {
                bestValue = value;
                best = legal[i];
            }
        }
        return best;
    }

    private void play(int action) {
        if (action == Actions.PASS) {
            passes.pass(future.turn(), future.top());
        }
        future.play(action);
    }
}
