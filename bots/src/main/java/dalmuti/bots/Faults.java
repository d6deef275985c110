package dalmuti.bots;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/// How often a bot was replaced for a move, and why. Bots may play at several tables at once.
public final class Faults {

    private final Map<Fault, Long> counts = new ConcurrentHashMap<>();

    /// None yet.
    public Faults() {}

    public void add(Fault fault) {
        counts.merge(fault, 1L, Long::sum);
    }

    public long count(Fault fault) {
        return counts.getOrDefault(fault, 0L);
    }

    public long total() {
        return Arrays.stream(Fault.values()).mapToLong(this::count).sum();
    }

    /// `2 late, 1 illegal`, or nothing.
    @Override
    public String toString() {
        return Arrays.stream(Fault.values())
                .filter(fault -> count(fault) > 0)
                .map(fault -> count(fault) + " " + fault.name().replace('_', ' '))
                .collect(Collectors.joining(", "))
                .toLowerCase(Locale.ROOT);
    }
}
