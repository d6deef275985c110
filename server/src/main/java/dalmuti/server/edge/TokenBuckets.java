package dalmuti.server.edge;

import java.util.concurrent.ConcurrentHashMap;

/// One rate limit for each address.
final class TokenBuckets {

    private final int perSecond;
    private final int burst;
    private final ConcurrentHashMap<String, TokenBucket> buckets = new ConcurrentHashMap<>();

    TokenBuckets(int perSecond, int burst) {
        this.perSecond = perSecond;
        this.burst = burst;
    }

    /// Whether an address may do so many more things.
    boolean take(String address, int count, long now) {
        return buckets.computeIfAbsent(address, _ -> new TokenBucket(perSecond, burst, now))
                .take(count, now);
    }

    /// Whether it may do one more, without counting it.
    boolean isAny(String address, long now) {
        TokenBucket bucket = buckets.get(address);
        return bucket == null || bucket.has(1, now);
    }

    /// Forgets those who have not come for a while.
    void forget(long now) {
        buckets.values().removeIf(bucket -> bucket.isFull(now));
    }
}
