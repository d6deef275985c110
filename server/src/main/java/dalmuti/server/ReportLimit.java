package dalmuti.server;

import dalmuti.contract.Refusal;
import dalmuti.table.Complaint;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/// A rate limit on reports, by guest and by address, so that nobody buries those of others.
public final class ReportLimit {

    private static final int OF_A_GUEST = 6;

    /// Of several guests behind one connection.
    private static final int OF_AN_ADDRESS = 20;

    private static final long HOUR = Duration.ofHours(1).toNanos();
    private static final long MINUTE = Duration.ofMinutes(1).toNanos();

    private final Consumer<Complaint> book;
    private final LongSupplier clock;
    private final Map<String, Deque<Long>> made = new HashMap<>();

    /// @param book where reports are written down
    /// @param clock in nanoseconds
    public ReportLimit(Consumer<Complaint> book, LongSupplier clock) {
        this.book = book;
        this.clock = clock;
    }

    /// Writes a report down, or says why not.
    ///
    /// @param from where the guest comes from who reports somebody; it is not written down
    public Optional<Refusal> report(Complaint complaint, String from) {
        Optional<Refusal> refusal = count("guest " + complaint.by(), "address " + from);
        if (refusal.isEmpty()) {
            book.accept(complaint);
        }
        return refusal;
    }

    /// Counts one more, unless that is one too many.
    private synchronized Optional<Refusal> count(String guest, String address) {
        long now = clock.getAsLong();
        made.values().forEach(times -> times.removeIf(time -> now - time >= HOUR));
        made.values().removeIf(Deque::isEmpty);
        long wait = Math.max(wait(guest, OF_A_GUEST, now), wait(address, OF_AN_ADDRESS, now));
        if (wait > 0) {
            return Optional.of(
                    Refusal.of("report", "table.report-rate", (int) (1 + wait / MINUTE)));
        }
        Stream.of(guest, address)
                .forEach(it -> made.computeIfAbsent(it, _ -> new ArrayDeque<>()).add(now));
        return Optional.empty();
    }

    private long wait(String who, int most, long now) {
        Deque<Long> times = made.getOrDefault(who, new ArrayDeque<>());
        return times.size() < most ? 0 : times.getFirst() + HOUR - now;
    }
}
