package dalmuti.contract;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.IntStream;

/// What must happen before a game can go on.
public sealed interface Awaiting {

    /// Nature has to shuffle or draw.
    record Chance() implements Awaiting {}

    /// Players have to decide. Several of them decide at the same time, in secret from each other.
    record Decision(SequencedSet<Player> by) implements Awaiting {

        /// Nearly every decision is one player's, and asked for several times in every move.
        private static final List<Decision> ALONE =
                IntStream.range(0, 14)
                        .mapToObj(index -> new Decision(fitting(List.of(new Player(index)))))
                        .toList();

        public Decision {
            if (by.isEmpty()) {
                throw new IllegalArgumentException("A decision is somebody's");
            }
            by = Collections.unmodifiableSequencedSet(fitting(by));
        }

        public static Decision of(Player player) {
            return player.index() < ALONE.size()
                    ? ALONE.get(player.index())
                    : new Decision(fitting(List.of(player)));
        }

        private static SequencedSet<Player> fitting(Collection<Player> players) {
            SequencedSet<Player> fitting = LinkedHashSet.newLinkedHashSet(players.size());
            fitting.addAll(players);
            return fitting;
        }
    }

    /// The match is over.
    record Nothing() implements Awaiting {}
}
