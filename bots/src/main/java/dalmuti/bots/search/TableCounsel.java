package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.hints.Advice;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.hints.Assessment;
import dalmuti.bots.hints.Reason;
import dalmuti.bots.sense.Goal;
import dalmuti.engine.Sight;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Advice for The Great Dalmuti: every legal move tried in the same imagined worlds.
///
/// @param worlds how many worlds, for decisions among few moves
public record TableCounsel(int worlds) implements Adviser<View, Move> {

    /// With more moves than this each is tried in fewer worlds.
    private static final int FEW_MOVES = 24;

    private static final int FEWEST_WORLDS = 20;

    @Override
    public Advice<Move> advise(View view, List<Move> legal, RandomGenerator dice) {
        return view.scene() instanceof Scene.Tricks
                ? inTricks(view, dice)
                : advice(view, legal, new CourtTrial(view, legal, dice), atCourt(view, legal));
    }

    private Advice<Move> inTricks(View view, RandomGenerator dice) {
        var imagination = Imagination.of(view);
        Sight sight = imagination.sight();
        int[] actions = Arrays.copyOf(sight.legal(), sight.legalCount());
        var detectors = new TrickDetectors(view, sight);
        return advice(
                view,
                Arrays.stream(actions).mapToObj(TrickMoves::of).toList(),
                new TrickTrial(imagination, actions, dice),
                i -> detectors.reasons(actions[i]));
    }

    private static IntFunction<List<Reason>> atCourt(View view, List<Move> legal) {
        var detectors = new CourtDetectors(view);
        return i -> detectors.reasons(legal.get(i));
    }

    private Advice<Move> advice(
            View view, List<Move> moves, Race.Trial trial, IntFunction<List<Reason>> reasons) {
        int samples =
                Math.max(FEWEST_WORLDS, worlds * FEW_MOVES / Math.max(FEW_MOVES, moves.size()));
        List<Tally> tallies =
                new Race(moves.size(), trial, Goal.MATCH.worth(view)).tallies(samples);
        double best = tallies.stream().mapToDouble(Tally::mean).max().orElseThrow();
        double usual =
                tallies.stream().mapToDouble(TableCounsel::prospects).average().orElseThrow();
        return new Advice<>(
                IntStream.range(0, moves.size())
                        .mapToObj(
                                i ->
                                        assessment(
                                                moves.get(i),
                                                tallies.get(i),
                                                best,
                                                usual,
                                                reasons.apply(i)))
                        .sorted(Comparator.comparingDouble(Assessment::behind))
                        .toList(),
                samples);
    }

    private static Assessment<Move> assessment(
            Move move, Tally tally, double best, double usual, List<Reason> found) {
        var reasons = new ArrayList<>(found);
        Throne.reason(prospects(tally) - usual).ifPresent(reasons::add);
        return new Assessment<>(
                move, tally.chances(), tally.points(), tally.mean(), best - tally.mean(), reasons);
    }

    /// What the rounds to come may be expected to bring.
    private static double prospects(Tally tally) {
        return tally.mean() - tally.points();
    }
}
