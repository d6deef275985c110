package dalmuti.server.edge;

/// How much somebody may still say: so many at once, and so many a second in the long run. For one
/// thread at a time.
final class TokenBucket {

    private static final long SECOND = 1_000_000_000;

    private final long cost;
    private final long most;
    private long credit;
    private long filled;

    /// @param now in nanoseconds, of any clock that does not go back
    TokenBucket(int perSecond, int burst, long now) {
        cost = SECOND / perSecond;
        most = burst * cost;
        credit = most;
        filled = now;
    }

    /// Whether one more is allowed.
    boolean take(long now) {
        credit = Math.min(most, credit + (now - filled));
        filled = now;
        if (credit < cost) {
            return false;
        }
        credit -= cost;
        return true;
    }
}
