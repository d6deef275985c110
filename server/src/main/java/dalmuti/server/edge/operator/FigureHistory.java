package dalmuti.server.edge.operator;

import dalmuti.server.Metrics;
import dalmuti.wire.operator.Overview.Curve;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Some figures over the last hour, in memory. They are asked for now and then: no move costs more
/// because of them.
public final class FigureHistory {

    public static final Duration EVERY = Duration.ofSeconds(10);

    private static final int MOST = (int) (Duration.ofHours(1).toSeconds() / EVERY.toSeconds());

    private final Metrics metrics;
    private final Map<Figure, Deque<Double>> values = new EnumMap<>(Figure.class);
    private Map<String, Double> before = Map.of();

    private enum Figure {
        SOCKETS("People connected", "", "sockets"),
        TABLES("Tables awake", "", "tables_awake"),
        ENTRIES("Moves and other entries", "1/s", "journal_entries"),
        REQUESTS("HTTP requests", "1/s", "http_seconds"),
        FRAMES("Messages to people", "1/s", "frames_out"),
        POOL("Database connections in use", "", "pool_active"),
        HEAP("Heap", "bytes", "jvm_heap_bytes"),
        COLLECTION("Time spent on garbage collection", "s/s", "jvm_gc_seconds");

        private final String title;
        private final String unit;
        private final String metric;

        Figure(String title, String unit, String metric) {
            this.title = title;
            this.unit = unit;
            this.metric = metric;
        }

        /// Whether it is told by how much it grows.
        boolean isRate() {
            return unit.endsWith("/s");
        }
    }

    public FigureHistory(Metrics metrics) {
        this.metrics = metrics;
        Stream.of(Figure.values()).forEach(it -> values.put(it, new ArrayDeque<>()));
    }

    /// Adds the figures as they are now. It is called once in [#EVERY].
    public synchronized void look() {
        Set<String> names =
                Stream.of(Figure.values()).map(it -> it.metric).collect(Collectors.toSet());
        Map<String, Double> now = metrics.values(names);
        values.forEach((figure, past) -> add(figure, past, now));
        before = now;
    }

    private void add(Figure figure, Deque<Double> past, Map<String, Double> now) {
        double value = now.getOrDefault(figure.metric, 0.0);
        double last = before.getOrDefault(figure.metric, value);
        past.addLast(figure.isRate() ? Math.max(0, value - last) / EVERY.toSeconds() : value);
        if (past.size() > MOST) {
            past.removeFirst();
        }
    }

    public synchronized List<Curve> curves() {
        var curves = new ArrayList<Curve>();
        values.forEach((it, past) -> curves.add(new Curve(it.title, it.unit, List.copyOf(past))));
        return curves;
    }
}
