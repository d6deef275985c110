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

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Advice for The Great Dalmuti: every legal move tried in the same imagined worlds.
///
/// @param worlds how many worlds, for decisions among few moves
public record TableCounsel(int worlds) implements Adviser<View, Move> {

    /// With more moves than this each is tried in fewer worlds.
    private static final int FEW_MOVES = 24;

    private static final int FEWEST_WORLDS = 20;
    private static final int MOST_REASONS = 3;

    @Override
    public Advice<Move> advise(View view, List<Move> legal, RandomGenerator dice) {
        return switch (view.scene()) {
            case Scene.Tricks _ -> inTricks(view, dice);
            case Scene.Cutting _, Scene.Seating _ -> allAlike(view, legal, dice);
            default -> advice(view, legal, new CourtTrial(view, legal, dice), atCourt(view, legal));
        };
    }

    /// Where a decision changes nothing that anybody knows of, one move speaks for all.
    private Advice<Move> allAlike(View view, List<Move> legal, RandomGenerator dice) {
        List<Move> one = List.of(legal.getFirst());
        Assessment<Move> any =
                advice(view, one, new CourtTrial(view, one, dice), _ -> List.of()).best();
        List<Reason> reasons = List.of(Reason.of("hint.dalmuti.alike"));
        return new Advice<>(
                legal.stream()
                        .map(
                                move ->
                                        new Assessment<>(
                                                move,
                                                any.places(),
                                                any.points(),
                                                any.value(),
                                                0,
                                                reasons))
                        .toList(),
                worlds);
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
        List<Integer> ranked =
                IntStream.range(0, moves.size())
                        .boxed()
                        .sorted(Comparator.comparingDouble(i -> -tallies.get(i).mean()))
                        .toList();
        Tally best = tallies.get(ranked.getFirst());
        Tally second = tallies.get(ranked.get(Math.min(1, ranked.size() - 1)));
        return new Advice<>(
                ranked.stream()
                        .map(
                                i ->
                                        assessment(
                                                moves.get(i),
                                                tallies.get(i),
                                                best,
                                                i.equals(ranked.getFirst()) ? second : best,
                                                reasons.apply(i)))
                        .toList(),
                samples);
    }

    /// @param rival whom the move is compared with as to the rounds to come
    private static Assessment<Move> assessment(
            Move move, Tally tally, Tally best, Tally rival, List<Reason> found) {
        List<Reason> reasons =
                Stream.concat(
                                Throne.reason(tally.prospects() - rival.prospects()).stream(),
                                found.stream())
                        .limit(MOST_REASONS)
                        .toList();
        return new Assessment<>(
                move,
                tally.chances(),
                tally.points(),
                tally.mean(),
                best.mean() - tally.mean(),
                reasons);
    }
}
