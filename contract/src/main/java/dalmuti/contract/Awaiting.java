package dalmuti.contract;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/// What must happen before a game can go on.
public sealed interface Awaiting {

    /// Nature has to shuffle or draw.
    record Chance() implements Awaiting {}

    /// Players have to decide. Several of them decide at the same time, in secret from each other.
    record Decision(SequencedSet<Player> by) implements Awaiting {
        public Decision {
            if (by.isEmpty()) {
                throw new IllegalArgumentException("A decision is somebody's");
            }
            by = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(by));
        }

        public static Decision of(Player player) {
            return new Decision(new LinkedHashSet<>(List.of(player)));
        }
    }

    /// The match is over.
    record Nothing() implements Awaiting {}
}
