package dalmuti.bots.search;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.court.HeuristicCourt;
import dalmuti.bots.tricks.Heuristic;
import dalmuti.bots.tricks.HeuristicWeights;
import dalmuti.bots.tricks.Judge;
import dalmuti.engine.Actions;
import dalmuti.engine.Greedy;
import dalmuti.engine.Sight;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.IntStream;

/// The moves that are worth a search, of the many that are legal: those that rules of thumb like
/// best.
final class CandidateMoves {

    private static final Judge JUDGE = new Heuristic(HeuristicWeights.TUNED);
    private static final HeuristicCourt COURT = new HeuristicCourt(HeuristicWeights.TUNED);

    /// In tricks the best six, what greed would do, and passing.
    private static final int ACTIONS = 6;

    private static final int MOVES = 12;

    private CandidateMoves() {}

    static int[] actions(Sight sight) {
        int[] legal = Arrays.copyOf(sight.legal(), sight.legalCount());
        var thoughts = new LinkedHashSet<Integer>();
        Arrays.stream(legal)
                .boxed()
                .sorted(Comparator.comparingDouble(action -> -JUDGE.judge(sight, action)))
                .limit(ACTIONS)
                .forEach(thoughts::add);
        thoughts.add(Greedy.choose(sight));
        if (!sight.leads()) {
            thoughts.add(Actions.PASS);
        }
        return thoughts.stream().mapToInt(Integer::intValue).toArray();
    }

    static List<Move> moves(View view, List<Move> legal) {
        double[] reliefs = COURT.reliefs(view, legal);
        return IntStream.range(0, legal.size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -reliefs[i]))
                .limit(MOVES)
                .map(legal::get)
                .toList();
    }
}
