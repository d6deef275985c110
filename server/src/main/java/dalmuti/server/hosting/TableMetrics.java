package dalmuti.server.hosting;

import dalmuti.server.Metrics;

import io.prometheus.metrics.core.datapoints.CounterDataPoint;
import io.prometheus.metrics.core.datapoints.DistributionDataPoint;

import java.util.concurrent.atomic.LongAdder;

/// The metrics of the tables of a machine.
///
/// @param awake tables in memory
/// @param kept how often something was kept and told
/// @param seconds from hearing a request to having told everybody
record TableMetrics(LongAdder awake, CounterDataPoint kept, DistributionDataPoint seconds) {

    static TableMetrics in(Metrics metrics) {
        var awake = new LongAdder();
        metrics.gauge("tables_awake", "Tables in memory", awake::sum);
        return new TableMetrics(
                awake,
                metrics.counter("tables_kept_total", "How often something was kept and told"),
                metrics.seconds("table_seconds", "From a request to having told everybody"));
    }
}
