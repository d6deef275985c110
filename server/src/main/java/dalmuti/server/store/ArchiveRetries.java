package dalmuti.server.store;

import dalmuti.server.store.JournalWriter.Finish;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/// Matches that could not be archived. Each is tried again less and less often.
final class ArchiveRetries {

    private static final Duration FIRST = Duration.ofSeconds(2);
    private static final Duration LONGEST = Duration.ofHours(1);

    private final Map<Finish, Trial> trials = new HashMap<>();

    /// @param pause until it is tried again
    /// @param next when that is, by the clock of [System#nanoTime]
    private record Trial(Duration pause, long next) {}

    synchronized boolean isDue(Finish finish, long now) {
        Trial last = trials.get(finish);
        return last == null || now - last.next() >= 0;
    }

    /// Notes that it failed, and says whether for the first time.
    synchronized boolean failed(Finish finish, long now) {
        Trial last = trials.get(finish);
        Duration twice = last == null ? FIRST : last.pause().multipliedBy(2);
        Duration wait = twice.compareTo(LONGEST) > 0 ? LONGEST : twice;
        trials.put(finish, new Trial(wait, now + wait.toNanos()));
        return last == null;
    }

    /// Forgets all but those that still wait.
    synchronized void retain(Collection<Finish> waiting) {
        trials.keySet().retainAll(waiting);
    }

    synchronized int size() {
        return trials.size();
    }
}
