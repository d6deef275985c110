package dalmuti.offline;

import java.util.Map;

/// What the browser has fetched for the engine.
public final class Fetched {

    private static byte[] weights = new byte[0];
    private static Map<String, String> words = Map.of();

    private Fetched() {}

    public static byte[] weights() {
        return weights;
    }

    static void weights(byte[] bytes) {
        weights = bytes;
    }

    public static Map<String, String> words() {
        return words;
    }

    static void words(Map<String, String> patterns) {
        words = Map.copyOf(patterns);
    }
}
