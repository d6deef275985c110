package dalmuti.server.assembly;

import dalmuti.server.Metrics;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;

/// Metrics of the virtual machine under the names they had before those of the library.
final class JvmFigures {

    private static final double MILLIS = 1e3;

    private JvmFigures() {}

    static void add(Metrics metrics) {
        var memory = ManagementFactory.getMemoryMXBean();
        var threads = ManagementFactory.getThreadMXBean();
        var runtime = ManagementFactory.getRuntimeMXBean();
        metrics.gauge("jvm_heap_bytes", "Heap in use", () -> memory.getHeapMemoryUsage().getUsed());
        metrics.gauge(
                "jvm_other_memory_bytes",
                "Memory of the JVM outside the heap",
                () -> memory.getNonHeapMemoryUsage().getUsed());
        metrics.gauge("jvm_threads", "Platform threads", threads::getThreadCount);
        metrics.counter("jvm_gc_seconds_total", "Time spent on garbage collection", JvmFigures::gc);
        metrics.gauge("uptime_seconds", "Since the start", () -> runtime.getUptime() / MILLIS);
    }

    private static double gc() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                        .sum()
                / MILLIS;
    }
}
