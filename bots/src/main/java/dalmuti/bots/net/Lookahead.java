package dalmuti.bots.net;

import dalmuti.Imagination;
import dalmuti.View;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.sense.MatchSense;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Looks a little further than a network does at once: the moves that seem nearly best are played
/// on in imagined worlds, in which everybody goes by the network, up to the player's next decision,
/// and there the network judges again.
///
/// @param worlds in how many worlds
/// @param moves how many moves at most
/// @param near how far behind the best a move may seem, in average steps between places
/// @param trust from 0 to 1, how much of the judgement is what was seen there
public record Lookahead(int worlds, int moves, double near, double trust) {

    /// Judges the moves anew that seem nearly best; the others stay as they are.
    void refine(
            View view, Foresight foresight, int[] actions, double[] values, RandomGenerator dice) {
        double[] worth = foresight.goal().worth(view);
        int[] candidates = candidates(values, worth);
        if (candidates.length < 2) {
            return;
        }
        var walk = new Walk(view, foresight, worth);
        var sums = new double[candidates.length];
        for (int world = 0; world < worlds; world++) {
            walk.draw(dice);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += walk.value(actions[candidates[i]]);
            }
        }
        for (int i = 0; i < sums.length; i++) {
            int move = candidates[i];
            values[move] = (1 - trust) * values[move] + trust * sums[i] / worlds;
        }
    }

    private int[] candidates(double[] values, double[] worth) {
        double best = Arrays.stream(values).max().orElseThrow();
        double step = (worth[1] - worth[worth.length - 1]) / (worth.length - 2);
        return IntStream.range(0, values.length)
                .filter(move -> values[move] >= best - near * step)
                .boxed()
                .sorted((one, other) -> Double.compare(values[other], values[one]))
                .limit(moves)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /// Worlds to walk through from one decision to the next.
    private static final class Walk {

        private final Imagination imagination;
        private final int own;
        private final double[] worth;
        private final double[] points;
        private final List<Standpoint> standpoints;
        private final long[] held;
        private final long[] nothing;
        private final Passes before;
        private final Passes passes = new Passes();
        private final Mind mind;
        private final Board world;
        private final Board future;
        private final Sight sight;
        private final TrickPicture picture;
        private final double[] chances;

        Walk(View view, Foresight foresight, double[] worth) {
            imagination = Imagination.of(view);
            own = imagination.seat();
            this.worth = worth;
            int players = worth.length - 1;
            points = MatchSense.pointsOnly(players);
            Standpoint mine = foresight.standpoint(view);
            standpoints =
                    IntStream.range(0, players)
                            .mapToObj(
                                    seat ->
                                            seat == own
                                                    ? mine
                                                    : Standpoint.imagined(view, seat, Goal.ROUND))
                            .toList();
            held = mine.held();
            nothing = new long[players];
            before = Passes.of(view);
            mind = new Mind(foresight.network(), foresight.kernel());
            world = imagination.board(new java.util.SplittableRandom(0));
            future = world.copy();
            sight = imagination.sight(future);
            picture = new TrickPicture(sight);
            chances = new double[players + 1];
        }

        void draw(RandomGenerator dice) {
            imagination.redraw(world, dice);
        }

        /// What an action is worth in the world drawn last.
        double value(int action) {
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

        private double bestValue;

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
                double value = 0;
                for (int place = 1; place < aim.length; place++) {
                    value += chances[place] * aim[place];
                }
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
}
