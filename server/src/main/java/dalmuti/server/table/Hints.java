package dalmuti.server.table;

import dalmuti.wire.table.Parts;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// A hint as it is sent.
final class Hints {

    private static final int MOST = 6;

    private static final Logger LOG = LoggerFactory.getLogger(Hints.class);

    private Hints() {}

    /// A hint; none where nobody can give one.
    static <M, V> Optional<String> of(Parlour<?, M, ?, V> parlour, V view, List<M> legal) {
        try {
            var dice = new SplittableRandom(view.hashCode());
            var advice = parlour.adviser().advise(view, legal, dice);
            return Optional.of(
                    Parts.prospects(
                            advice.moves().stream()
                                    .limit(MOST)
                                    .map(it -> Prospects.of(parlour.tongue(), it))
                                    .toList()));
        } catch (RuntimeException | Error e) { // whoever asked still wants an answer
            LOG.error("No hint was found", e);
            return Optional.empty();
        }
    }
}
