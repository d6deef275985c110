package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.court.Bids;
import dalmuti.bots.hints.Advice;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.hints.Assessment;
import dalmuti.bots.hints.Forecast;
import dalmuti.bots.hints.Reason;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.sense.MatchSense;
import dalmuti.options.Scoring;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Advice for The Great Dalmuti: what places every legal move may be expected to lead to, what they
/// are worth, and why.
public record DalmutiAdviser(Forecast<View, Move> forecast) implements Adviser<View, Move> {

    private static final int MOST_REASONS = 3;

    /// So many points a match, at least.
    private static final double WORTH_SAYING = 0.5;

    /// One who tries every move in so many imagined worlds.
    public DalmutiAdviser(int worlds) {
        this(new Sampling(worlds));
    }

    @Override
    public Advice<Move> advise(View view, List<Move> legal, RandomGenerator dice) {
        List<Prospect> ranked = ranked(view, legal, dice);
        Prospect best = ranked.getFirst();
        Prospect second = ranked.get(Math.min(1, ranked.size() - 1));
        Function<Move, List<Reason>> reasons = reasons(view);
        List<Assessment<Move>> moves =
                ranked.stream()
                        .map(
                                it -> {
                                    Prospect rival = it.equals(best) ? second : best;
                                    Optional<Reason> rounds =
                                            rounds(it, rival, view.rules().scoring());
                                    return assessment(it, best, rounds, reasons.apply(it.move()));
                                })
                        .toList();
        return new Advice<>(moves, forecast.samples(legal.size()));
    }

    /// The moves with what is to be expected of them, the best first.
    private List<Prospect> ranked(View view, List<Move> legal, RandomGenerator dice) {
        double[] worth = Goal.MATCH.worth(view);
        List<List<Double>> places = forecast.places(view, legal, dice);
        return IntStream.range(0, legal.size())
                .mapToObj(i -> Prospect.of(legal.get(i), places.get(i), worth))
                .sorted(
                        Comparator.comparingDouble((Prospect it) -> -it.value())
                                .thenComparingDouble(it -> -Bids.liking(view, it.move())))
                .toList();
    }

    /// @param places the chance of each, the first first
    private record Prospect(Move move, List<Double> places, double points, double value) {

        static Prospect of(Move move, List<Double> places, double[] worth) {
            double[] points = MatchSense.pointsOnly(places.size());
            return new Prospect(move, places, mean(places, points), mean(places, worth));
        }

        private static double mean(List<Double> chances, double[] worth) {
            double mean = 0;
            for (int place = 1; place <= chances.size(); place++) {
                mean += chances.get(place - 1) * worth[place];
            }
            return mean;
        }

        /// What the rounds to come bring, beyond the points of this one.
        double beyond() {
            return value - points;
        }
    }

    private static Function<Move, List<Reason>> reasons(View view) {
        return switch (view.scene()) {
            case Scene.Tricks _ -> {
                var detectors = new TrickReasons(view, Imagination.of(view).sight());
                yield move -> detectors.reasons(TrickMoves.number(move));
            }
            case Scene.Cutting _, Scene.Seating _ -> // changes nothing that anybody knows of
                    _ -> List.of(Reason.of("hint.dalmuti.alike"));
            default -> new CourtReasons(view)::reasons;
        };
    }

    private static Assessment<Move> assessment(
            Prospect prospect, Prospect best, Optional<Reason> rounds, List<Reason> found) {
        List<Reason> reasons =
                Stream.concat(rounds.stream(), found.stream()).limit(MOST_REASONS).toList();
        return new Assessment<>(
                prospect.move(),
                prospect.places(),
                prospect.points(),
                prospect.value(),
                best.value() - prospect.value(),
                reasons);
    }

    /// What a move does for the rounds to come, where that is worth saying.
    ///
    /// @param rival whom the move is compared with
    private static Optional<Reason> rounds(Prospect move, Prospect rival, Scoring scoring) {
        double gain = move.beyond() - rival.beyond();
        double figure = Math.round(Math.abs(gain) * 10) / 10.0;
        String key = switch (scoring) { // SCORE-1
                    case POINTS -> gain > 0 ? "hint.dalmuti.throne" : "hint.dalmuti.no-throne";
                    case NONE -> gain > 0 ? "hint.dalmuti.higher" : "hint.dalmuti.lower";
                };
        return Optional.of(Reason.of(key, figure)).filter(_ -> figure >= WORTH_SAYING);
    }
}
