package dalmuti.server.hosting;

import dalmuti.server.Meters;

import java.util.concurrent.atomic.LongAdder;

/// What the tables of a machine count for whoever watches over it.
///
/// @param awake tables that are in memory now
/// @param kept how often something was kept and told
/// @param seconds from hearing a request to having told everybody
record Figures(LongAdder awake, Meters.Counter kept, Meters.Histogram seconds) {

    private static final double[] BOUNDS = {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2};

    static Figures in(Meters meters) {
        var awake = new LongAdder();
        meters.gauge("tables_awake", "Tables in memory", awake::sum);
        return new Figures(
                awake,
                meters.counter("tables_kept_total", "How often something was kept and told"),
                meters.histogram(
                        "table_seconds", "From a request to having told everybody", BOUNDS));
    }
}
