package dalmuti.server.edge.limit;

/// A rate limit: so many at once, and so many a second in the long run.
public final class TokenBucket {

    private static final long SECOND = 1_000_000_000;

    private final long cost;
    private final long most;
    private long credit;
    private long filled;

    /// @param now in nanoseconds, of any clock that does not go back
    public TokenBucket(int perSecond, int burst, long now) {
        cost = SECOND / perSecond;
        most = burst * cost;
        credit = most;
        filled = now;
    }

    /// Whether one more is allowed.
    public boolean take(long now) {
        return take(1, now);
    }

    /// Whether so many more are allowed. What is not allowed takes nothing.
    public synchronized boolean take(int count, long now) {
        boolean allowed = has(count, now);
        if (allowed) {
            credit -= count * cost;
        }
        return allowed;
    }

    /// Whether so many more would be allowed.
    synchronized boolean has(int count, long now) {
        fill(now);
        return credit >= count * cost;
    }

    /// Whether it has been left alone for so long that it is as good as new.
    synchronized boolean isFull(long now) {
        fill(now);
        return credit == most;
    }

    /// Threads read the clock before they come here, so one may bring an older time than another.
    private void fill(long now) {
        if (now - filled > 0) {
            credit = Math.min(most, credit + (now - filled));
            filled = now;
        }
    }
}
