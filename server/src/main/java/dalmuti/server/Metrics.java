package dalmuti.server;

import io.prometheus.metrics.core.datapoints.CounterDataPoint;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.CounterWithCallback;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.DataPointSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.HistogramSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleSupplier;

/// The metrics of a server, for Prometheus. Those made here have names that begin with `dalmuti_`.
public final class Metrics {

    private static final String PREFIX = "dalmuti_";
    private static final double MILLIS = 1e3;
    private static final PrometheusTextFormatWriter WRITER = PrometheusTextFormatWriter.create();

    private final PrometheusRegistry registry = new PrometheusRegistry();

    public Metrics() {}

    public CounterDataPoint counter(String name, String help) {
        return Counter.builder()
                .name(PREFIX + name)
                .help(help)
                .withoutExemplars()
                .register(registry);
    }

    /// A counter that is asked for its value.
    public void counter(String name, String help, DoubleSupplier value) {
        CounterWithCallback.builder()
                .name(PREFIX + name)
                .help(help)
                .callback(it -> it.call(value.getAsDouble()))
                .register(registry);
    }

    /// A gauge that is asked for its value.
    public void gauge(String name, String help, DoubleSupplier value) {
        GaugeWithCallback.builder()
                .name(PREFIX + name)
                .help(help)
                .callback(it -> it.call(value.getAsDouble()))
                .register(registry);
    }

    /// A histogram of seconds.
    public Histogram seconds(String name, String help, String... labels) {
        return Histogram.builder()
                .name(PREFIX + name)
                .help(help)
                .labelNames(labels)
                .classicOnly()
                .classicUpperBounds(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
                .withoutExemplars()
                .register(registry);
    }

    /// Adds what the library knows of the Java virtual machine and its process, and some of it
    /// under the names it had before.
    public void addJvm() {
        JvmMetrics.builder().register(registry);
        var memory = ManagementFactory.getMemoryMXBean();
        var threads = ManagementFactory.getThreadMXBean();
        var runtime = ManagementFactory.getRuntimeMXBean();
        gauge("jvm_heap_bytes", "Heap in use", () -> memory.getHeapMemoryUsage().getUsed());
        gauge(
                "jvm_other_memory_bytes",
                "Memory of the JVM outside the heap",
                () -> memory.getNonHeapMemoryUsage().getUsed());
        gauge("jvm_threads", "Platform threads", threads::getThreadCount);
        counter("jvm_gc_seconds_total", "Time spent on garbage collection", Metrics::gcSeconds);
        gauge("uptime_seconds", "Since the start", () -> runtime.getUptime() / MILLIS);
    }

    private static double gcSeconds() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                        .sum()
                / MILLIS;
    }

    /// The values of some metrics, each over all its labels: what a gauge or counter says, and how
    /// often a histogram was told something. Nobody else is asked for theirs.
    ///
    /// @param names without the prefix, and without the `_total` of a counter
    public Map<String, Double> values(Set<String> names) {
        var values = new HashMap<String, Double>();
        MetricSnapshots found =
                registry.scrape(
                        it ->
                                it.startsWith(PREFIX)
                                        && names.contains(it.substring(PREFIX.length())));
        for (MetricSnapshot metric : found) {
            double sum = metric.getDataPoints().stream().mapToDouble(Metrics::value).sum();
            String name = metric.getMetadata().getPrometheusName();
            values.put(name.substring(PREFIX.length()), sum);
        }
        return values;
    }

    private static double value(DataPointSnapshot point) {
        return switch (point) {
            case GaugeSnapshot.GaugeDataPointSnapshot gauge -> gauge.getValue();
            case CounterSnapshot.CounterDataPointSnapshot counter -> counter.getValue();
            case HistogramSnapshot.HistogramDataPointSnapshot histogram -> histogram.getCount();
            default -> 0;
        };
    }

    public static String contentType() {
        return WRITER.getContentType();
    }

    /// All metrics, in the text format of Prometheus.
    public String text() {
        var out = new ByteArrayOutputStream();
        try {
            WRITER.write(out, registry.scrape());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
