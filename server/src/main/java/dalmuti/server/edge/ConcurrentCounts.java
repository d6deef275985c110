package dalmuti.server.edge;

import java.util.concurrent.ConcurrentHashMap;

/// How much somebody has open at the same time.
final class ConcurrentCounts {

    private final ConcurrentHashMap<String, Integer> present = new ConcurrentHashMap<>();

    int of(String who) {
        return present.getOrDefault(who, 0);
    }

    /// Counts one more, and says how many these are.
    int enter(String who) {
        return present.merge(who, 1, Integer::sum);
    }

    void leave(String who) {
        present.computeIfPresent(who, (_, count) -> count > 1 ? count - 1 : null);
    }
}
