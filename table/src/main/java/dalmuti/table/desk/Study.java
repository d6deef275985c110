package dalmuti.table.desk;

import dalmuti.bots.review.Review;
import dalmuti.bots.review.Reviewer;
import dalmuti.contract.Action;
import dalmuti.contract.Deed;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Step;
import dalmuti.table.game.KeptMatch;
import dalmuti.wire.rest.Reviewed;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/// A match that is to be reviewed.
public record Study<S, M extends Action, E, V>(KeptMatch<S, M, E, V> match, List<Deed<M>> deeds) {

    private static final long SEED = 1;

    /// A long match has each of its decisions looked at less closely.
    private static final int MOST_WORLDS = 60;

    private static final int FEWEST_WORLDS = 20;
    private static final int CLOSELY = 600;
    private static final int MOST_DECISIONS = 6000;

    /// What somebody kept, and so does not say what others held, is a [RefusedException].
    static <S, M extends Action, E, V> Study<S, M, E, V> of(KeptMatch<S, M, E, V> match) {
        if (match.seenBy().isPresent()) {
            throw refusal("server.review-kept");
        }
        return new Study<>(match, match.deeds());
    }

    public int size() {
        return deeds.size();
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
        Reviewer<S, M, E, V> reviewer = match.reviewer(Optional.of(worlds));
        Review<M> review = reviewer.review(match.start(), deeds, SEED, progress);
        List<Player> players = match.names().keySet().stream().sorted().toList();
        return new ReviewBody<>(review, match.game().json(), players)
                .body(reviewer.ledger().unit());
    }

    /// How many moves there were of which another could have been made.
    private int decisions() {
        Game<S, M, E, V> rules = match.game().rules();
        int decisions = 0;
        S state = match.start();
        for (Deed<M> it : deeds) {
            if (it.actor() instanceof Player player && rules.legal(state, player).size() > 1) {
                decisions++;
            }
            state = Step.of(rules, state, it.actor(), it.move()).after();
        }
        return decisions;
    }

    static RefusedException refusal(String key, Object... arguments) {
        return new RefusedException(Refusal.of("record", key, arguments));
    }
}
