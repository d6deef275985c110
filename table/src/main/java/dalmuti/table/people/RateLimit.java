package dalmuti.table.people;

import java.util.HashMap;
import java.util.Map;

/// How often each guest may do something: a number of times at once, and one more whenever some
/// time has passed. It is forgotten when the table sleeps.
public final class RateLimit {

    /// So many guests are remembered before it is looked who need not be any more.
    private static final int MANY = 500;

    private final int atOnce;
    private final long everyMs;

    /// From when on a guest may do all at once again. Each time puts it off.
    private final Map<String, Long> restedAt = new HashMap<>();

    public RateLimit(int atOnce, long everyMs) {
        this.atOnce = atOnce;
        this.everyMs = everyMs;
    }

    /// Whether somebody may do it now; it counts if so.
    public boolean allows(String guest, long now) {
        long latest = now + atOnce * everyMs; // the clock may have been set back
        long rested = Math.clamp(restedAt.getOrDefault(guest, now), now, latest);
        boolean allowed = rested + everyMs <= latest;
        if (restedAt.size() >= MANY) {
            restedAt.values().removeIf(at -> at <= now);
        }
        restedAt.put(guest, allowed ? rested + everyMs : rested);
        return allowed;
    }

    public void forget(String guest) {
        restedAt.remove(guest);
    }
}
