package dalmuti.server.edge;

import dalmuti.server.Metrics;

import io.prometheus.metrics.core.datapoints.CounterDataPoint;

/// What is counted of all sockets.
///
/// @param heard messages that came
/// @param told messages that were sent
/// @param refused messages that were no requests
/// @param dropped sockets that were closed because of how they were used
record SocketMetrics(
        CounterDataPoint heard,
        CounterDataPoint told,
        CounterDataPoint refused,
        CounterDataPoint dropped) {

    static SocketMetrics of(Metrics metrics) {
        return new SocketMetrics(
                metrics.counter("frames_in_total", "Messages that came over sockets"),
                metrics.counter("frames_out_total", "Messages sent over sockets"),
                metrics.counter("frames_refused_total", "Messages that were no requests"),
                metrics.counter("sockets_dropped_total", "Sockets closed for being misused"));
    }
}
