package dalmuti.contract;

import java.util.List;

/// Why something may not be done.
///
/// @param rule the id of the rule that forbids it, as `PLAY-2`
/// @param key the message, to be said in somebody's language
/// @param arguments what the message speaks of, in the order of its placeholders
public record Refusal(String rule, String key, List<Object> arguments) {

    public Refusal {
        arguments = List.copyOf(arguments);
    }

    public static Refusal of(String rule, String key, Object... arguments) {
        return new Refusal(rule, key, List.of(arguments));
    }
}
