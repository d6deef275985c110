package dalmuti.server.edge.limit;

import java.util.concurrent.ConcurrentHashMap;

/// Counts by key what is open at the same time.
public final class ConcurrentCounts {

    private final ConcurrentHashMap<String, Integer> present = new ConcurrentHashMap<>();

    public int of(String who) {
        return present.getOrDefault(who, 0);
    }

    /// Counts one more, and says how many these are.
    public int enter(String who) {
        return present.merge(who, 1, Integer::sum);
    }

    public void leave(String who) {
        present.computeIfPresent(who, (_, count) -> count > 1 ? count - 1 : null);
    }
}
