package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.table.game.GameAtTable;
import dalmuti.wire.table.Parts;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// A hint as it is sent.
final class Hints {

    private static final int MOST = 6;

    private Hints() {}

    /// A hint; none where nobody can give one.
    static <M extends Action, V> Optional<String> of(
            GameAtTable<?, M, ?, V> game, V view, List<M> legal, Errands errands) {
        try {
            var dice = new SplittableRandom(view.hashCode());
            var advice = game.adviser().advise(view, legal, dice);
            return Optional.of(
                    Parts.prospects(
                            advice.moves().stream()
                                    .limit(MOST)
                                    .map(it -> Prospects.of(game.json(), it))
                                    .toList()));
        } catch (RuntimeException | Error e) { // whoever asked still wants an answer
            errands.failed("No hint was found", e);
            return Optional.empty();
        }
    }
}
