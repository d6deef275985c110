package dalmuti.server.edge;

import dalmuti.server.Meters;
import dalmuti.server.Meters.Counter;

/// What is counted of all sockets.
///
/// @param heard messages that came
/// @param told messages that were sent
/// @param refused messages that were no requests
/// @param dropped sockets that were closed because of how they were used
record SocketMeters(Counter heard, Counter told, Counter refused, Counter dropped) {

    static SocketMeters of(Meters meters) {
        return new SocketMeters(
                meters.counter("frames_in_total", "Messages that came over sockets"),
                meters.counter("frames_out_total", "Messages sent over sockets"),
                meters.counter("frames_refused_total", "Messages that were no requests"),
                meters.counter("sockets_dropped_total", "Sockets closed for being misused"));
    }
}
