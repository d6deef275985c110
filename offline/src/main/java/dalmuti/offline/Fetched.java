package dalmuti.offline;

import dalmuti.bots.net.Network;
import dalmuti.bots.net.WeightsFile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/// What the browser has fetched for the engine.
public final class Fetched {

    private static Optional<Network> network = Optional.empty();
    private static Map<String, String> words = Map.of();
    private static Map<String, String> files = Map.of();

    private Fetched() {}

    /// One that knows nothing where there are no weights: those who ask for levels by name have it
    /// too, and a Worker without weights lets nobody think.
    public static Network network() {
        return network.orElseGet(Network::blank);
    }

    /// Whether these are the weights of a network; others are not taken.
    static boolean weights(byte[] bytes) {
        try {
            network = Optional.of(WeightsFile.read(bytes));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static Map<String, String> words() {
        return words;
    }

    static void words(Map<String, String> patterns) {
        words = Map.copyOf(patterns);
    }

    /// A file by its name, without the folder.
    public static Optional<byte[]> file(String name) {
        return Optional.ofNullable(files.get(name)).map(it -> it.getBytes(StandardCharsets.UTF_8));
    }

    static void files(Map<String, String> texts) {
        files = Map.copyOf(texts);
    }
}
