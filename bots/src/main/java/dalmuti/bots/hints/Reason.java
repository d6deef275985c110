package dalmuti.bots.hints;

import java.util.List;

/// One thing that speaks for or against a move.
///
/// @param key what is said, in the catalogue of messages
/// @param arguments the numbers and names in it
public record Reason(String key, List<Object> arguments) {

    public Reason {
        arguments = List.copyOf(arguments);
    }

    public static Reason of(String key, Object... arguments) {
        return new Reason(key, List.of(arguments));
    }
}
