package dalmuti.server.hosting;

import java.util.Collection;
import java.util.Set;

/// Notices that the machines of one database have come together in two clusters: the database may
/// have been gone for one of them while another found nobody there and began anew. No cluster knows
/// of it by itself, as neither has ever met the other.
final class SplitClusterDetector {

    /// Takes longer than a machine that has gone counts as seen.
    private static final int ROUNDS = 8;

    private int rounds;

    /// Whether this cluster has to give up, said once: it is not the one with the lowest address,
    /// and that has been so for a while.
    ///
    /// @param members of this cluster
    /// @param seen the machines that have lately said that they are members of one
    boolean isFinal(Set<String> members, Collection<String> seen) {
        rounds = isSecond(members, seen) ? rounds + 1 : 0;
        return rounds == ROUNDS;
    }

    private static boolean isSecond(Set<String> members, Collection<String> seen) {
        return seen.stream()
                .filter(it -> !members.contains(it))
                .anyMatch(it -> members.stream().allMatch(own -> it.compareTo(own) < 0));
    }
}
