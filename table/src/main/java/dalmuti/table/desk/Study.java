package dalmuti.table.desk;

import dalmuti.bots.hints.Adviser;
import dalmuti.bots.review.Review;
import dalmuti.bots.review.Reviewer;
import dalmuti.bots.review.Reviewer.Ledger;
import dalmuti.contract.Deed;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Verdict;
import dalmuti.wire.rest.Reviewed;
import dalmuti.wire.table.GameJson;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/// A match of one game that is to be reviewed.
///
/// @param adviser who tries every move in so many worlds
/// @param players who take part, whenever they came
public record Study<S, M, E, V>(
        Game<S, M, E, V> game,
        Ledger<S, E> ledger,
        IntFunction<Adviser<V, M>> adviser,
        GameJson<M, E, V> json,
        S start,
        List<Deed<M>> moves,
        List<Player> players) {

    private static final long SEED = 1;

    /// A long match has each of its decisions looked at less closely.
    private static final int MOST_WORLDS = 60;

    private static final int FEWEST_WORLDS = 20;
    private static final int CLOSELY = 600;
    private static final int MOST_DECISIONS = 6000;

    public int size() {
        return moves.size();
    }

    /// The review. A match with more decisions than anybody would wait for is a [RefusedException].
    ///
    /// @param progress told how many moves are done; whatever it throws ends the work
    public Reviewed.Review review(IntConsumer progress) {
        int decisions = decisions();
        if (decisions > MOST_DECISIONS) {
            throw refusal("server.review-too-long", decisions, MOST_DECISIONS);
        }
        int worlds =
                Math.clamp(
                        (long) MOST_WORLDS * CLOSELY / Math.max(1, decisions),
                        FEWEST_WORLDS,
                        MOST_WORLDS);
        Review<M> review =
                new Reviewer<>(game, ledger, adviser.apply(worlds))
                        .review(start, moves, SEED, progress);
        return new ReviewBody<>(review, json, players).body(ledger.unit());
    }

    /// How many moves there were of which another could have been made.
    private int decisions() {
        int decisions = 0;
        S state = start;
        for (Deed<M> made : moves) {
            if (made.actor() instanceof Player player && game.legal(state, player).size() > 1) {
                decisions++;
            }
            if (!(game.apply(state, made.actor(), made.move())
                    instanceof Verdict.Accepted<S, E>(var next, _))) {
                throw new IllegalStateException("A record holds legal moves: " + made);
            }
            state = next;
        }
        return decisions;
    }

    static RefusedException refusal(String key, Object... arguments) {
        return new RefusedException(Refusal.of("record", key, arguments));
    }
}
