package dalmuti.server.edge;

import dalmuti.server.Settings.Limits;

/// How much may come over a socket, and over all sockets of its address together. What counts is
/// work for the server: each frame of any kind, and each piece of [#PIECE] bytes that is read or
/// begun. A usual message is one frame and one piece. Once exceeded, it stays so: nothing more is
/// read from that socket.
final class TrafficLimit {

    /// Jetty reads sockets into buffers of this size; nearly all messages are shorter.
    static final int PIECE = 512;

    /// What a message counts: a frame and a piece.
    static final int MESSAGE = 2;

    private final TokenBucket own;
    private final TokenBuckets all;
    private final String address;
    private volatile boolean exceeded;

    TrafficLimit(Limits limits, TokenBuckets all, String address) {
        this.all = all;
        this.address = address;
        int perSecond = MESSAGE * limits.perSecond();
        own = new TokenBucket(perSecond, MESSAGE * limits.burst(), System.nanoTime());
    }

    /// Counts a frame, and says whether it may be looked at.
    boolean admitsFrame(long now) {
        return take(1, now);
    }

    /// Counts what was read.
    void read(int bytes) {
        take((bytes + PIECE - 1) / PIECE, System.nanoTime());
    }

    boolean isExceeded() {
        return exceeded;
    }

    private boolean take(int count, long now) {
        if (!exceeded && !(own.take(count, now) && all.take(address, count, now))) {
            exceeded = true;
        }
        return !exceeded;
    }
}
