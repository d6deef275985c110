package dalmuti.bots.net;

import java.util.Arrays;
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

    /// As much as is worth its time.
    public static final Lookahead USUAL = new Lookahead(40, 3, 0.3, 0.7);

    /// Judges the moves anew that seem nearly best; the others stay as they are.
    void refine(LookaheadWorlds walk, int[] actions, double[] values, RandomGenerator dice) {
        int[] candidates = candidates(values, walk.step());
        if (candidates.length < 2) {
            return;
        }
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

    private int[] candidates(double[] values, double step) {
        double best = Arrays.stream(values).max().orElseThrow();
        return IntStream.range(0, values.length)
                .filter(move -> values[move] >= best - near * step)
                .boxed()
                .sorted((one, other) -> Double.compare(values[other], values[one]))
                .limit(moves)
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
