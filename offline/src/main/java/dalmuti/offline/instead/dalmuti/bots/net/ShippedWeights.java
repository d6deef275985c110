package dalmuti.offline.instead.dalmuti.bots.net;

import dalmuti.bots.net.Network;
import dalmuti.offline.Fetched;

/// Stands for the one that reads a file.
final class ShippedWeights {

    private ShippedWeights() {}

    static Network read() {
        return Fetched.network();
    }
}
