package dalmuti.bots.net;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;

/// The network that comes with the house. A browser fetches its weights on their own, and has
/// another class of this name.
final class ShippedWeights {

    private ShippedWeights() {}

    static Network read() {
        try (var stream = ShippedWeights.class.getResourceAsStream("weights.bin")) {
            return WeightsFile.read(Objects.requireNonNull(stream).readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
