package dalmuti.bots.net;

import java.io.IOException;
import java.io.UncheckedIOException;

/// The weights that come with the house; docs/bots.md says how they were made.
final class Shipped {

    private static final String RESOURCE = "weights.bin";

    static final Network NETWORK = read();

    private Shipped() {}

    private static Network read() {
        try (var stream = Shipped.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IllegalStateException("No " + RESOURCE);
            }
            return WeightsFile.read(stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
