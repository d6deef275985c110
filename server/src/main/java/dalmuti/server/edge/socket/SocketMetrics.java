package dalmuti.server.edge.socket;

import dalmuti.server.Metrics;

import io.prometheus.metrics.core.datapoints.CounterDataPoint;

/// Counters of all sockets.
///
/// @param heard messages that came
/// @param told messages that were sent
/// @param refused messages that were no requests
/// @param dropped sockets that were closed because of how they were used
public record SocketMetrics(
        CounterDataPoint heard,
        CounterDataPoint told,
        CounterDataPoint refused,
        CounterDataPoint dropped) {

    public static SocketMetrics of(Metrics metrics) {
        return new SocketMetrics(
                metrics.counter("frames_in_total", "Messages that came over sockets"),
                metrics.counter("frames_out_total", "Messages sent over sockets"),
                metrics.counter("frames_refused_total", "Messages that were no requests"),
                metrics.counter("sockets_dropped_total", "Sockets closed for being misused"));
    }
}
