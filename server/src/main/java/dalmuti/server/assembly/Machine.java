package dalmuti.server.assembly;

import dalmuti.server.Meters;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/// The figures of the virtual machine.
final class Machine {

    private static final double MILLIS = 1e3;

    private Machine() {}

    static void watch(Meters meters) {
        var memory = ManagementFactory.getMemoryMXBean();
        var threads = ManagementFactory.getThreadMXBean();
        var process = ManagementFactory.getRuntimeMXBean();
        List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
        meters.gauge(
                "jvm_heap_bytes",
                "Heap in use",
                () -> (double) memory.getHeapMemoryUsage().getUsed());
        meters.gauge(
                "jvm_other_memory_bytes",
                "Memory of the JVM outside the heap",
                () -> (double) memory.getNonHeapMemoryUsage().getUsed());
        meters.gauge("jvm_threads", "Platform threads", () -> (double) threads.getThreadCount());
        meters.counter(
                "jvm_gc_seconds_total",
                "Time spent on collecting garbage",
                () ->
                        collectors.stream()
                                        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                                        .sum()
                                / MILLIS);
        meters.gauge("uptime_seconds", "Since the start", () -> process.getUptime() / MILLIS);
    }
}
