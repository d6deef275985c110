package dalmuti.bots.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// A race of moves over common worlds: every world tries all moves that are still in it, and the
/// worse half leaves after each lap, as does a move that is behind the best beyond doubt. So most
/// worlds are spent where it matters.
final class Race {

    /// A move this many standard errors behind the best has no chance any more.
    private static final double BEYOND_DOUBT = 3;

    private static final int FEWEST_TO_JUDGE = 16;

    private final double[] sums;
    private final int[] worlds;
    private final List<Integer> running;
    private final Trial trial;
    private final double[] worth;

    /// Worlds in which moves are tried.
    interface Trial {

        /// Draws the next world.
        void draw();

        /// Tries a move in the world drawn last, and tells the place it led to.
        int place(int move);
    }

    /// @param worth what each place is worth, from index 1
    Race(int moves, Trial trial, double[] worth) {
        this.trial = trial;
        this.worth = worth;
        sums = new double[moves];
        worlds = new int[moves];
        running = new ArrayList<>(IntStream.range(0, moves).boxed().toList());
    }

    /// Lets the moves race until one is left.
    void run(int playouts) {
        int laps = Integer.SIZE - Integer.numberOfLeadingZeros(running.size() - 1);
        for (int lap = 0; lap < laps && running.size() > 1; lap++) {
            double[][] results = lap(Math.max(2, playouts / laps / running.size()));
            dropHopeless(results);
            dropWorseHalf(results.length);
        }
    }

    /// What each move is worth; no move that left the race counts for more than one that stayed.
    double[] standings() {
        double worst = running.stream().mapToDouble(this::mean).min().orElseThrow();
        return IntStream.range(0, sums.length)
                .mapToDouble(
                        move -> running.contains(move) ? mean(move) : Math.min(mean(move), worst))
                .toArray();
    }

    /// The move that is worth most of those that stayed to the end.
    int winner() {
        return running.stream().max(Comparator.comparingDouble(this::mean)).orElseThrow();
    }

    private double mean(int move) {
        return sums[move] / worlds[move];
    }

    private double[][] lap(int count) {
        var results = new double[running.size()][count];
        for (int world = 0; world < count; world++) {
            trial.draw();
            for (int i = 0; i < results.length; i++) {
                int move = running.get(i);
                results[i][world] = worth[trial.place(move)];
                sums[move] += results[i][world];
                worlds[move]++;
            }
        }
        return results;
    }

    private void dropHopeless(double[][] results) {
        if (results[0].length < FEWEST_TO_JUDGE) {
            return;
        }
        double[] best = results[running.indexOf(winner())];
        List<Integer> hopeful =
                IntStream.range(0, results.length)
                        .filter(i -> !isBeyondDoubt(best, results[i]))
                        .mapToObj(running::get)
                        .toList();
        running.retainAll(hopeful);
    }

    private void dropWorseHalf(int moves) {
        running.sort(Comparator.comparingDouble((Integer move) -> -mean(move)));
        while (running.size() > (moves + 1) / 2) {
            running.removeLast();
        }
    }

    /// The worlds are common, so it is the difference in each of them that counts.
    private static boolean isBeyondDoubt(double[] best, double[] other) {
        double[] lead =
                IntStream.range(0, best.length).mapToDouble(i -> best[i] - other[i]).toArray();
        double mean = Arrays.stream(lead).average().orElseThrow();
        double variance =
                Arrays.stream(lead).map(it -> (it - mean) * (it - mean)).average().orElseThrow();
        return mean > BEYOND_DOUBT * Math.sqrt(variance / best.length);
    }
}
