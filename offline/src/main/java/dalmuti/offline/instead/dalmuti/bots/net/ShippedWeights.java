package dalmuti.offline.instead.dalmuti.bots.net;

import dalmuti.bots.net.Network;
import dalmuti.bots.net.WeightsFile;
import dalmuti.offline.Fetched;

import java.io.IOException;
import java.io.UncheckedIOException;

/// Stands for the one that reads a file.
final class ShippedWeights {

    private ShippedWeights() {}

    static Network read() {
        try {
            return WeightsFile.read(Fetched.weights());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
