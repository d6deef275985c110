package dalmuti.table.game;

import dalmuti.wire.rest.Games;
import dalmuti.words.Words;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What the options of a game are called and what their values mean, in somebody's words.
record OptionWords(Words words) {

    private static final String OPTIONS = "options.";
    private static final Pattern COUNTED = Pattern.compile("([A-Z]+)\\(([0-9]+)\\)");

    Games.Choice choice(String name, String rule, String bounds, List<String> values) {
        String key = OPTIONS + name;
        return new Games.Choice(
                name,
                rule,
                words.say(key),
                words.say(key + ".help"),
                bounds,
                values.stream().map(it -> new Games.Value(it, value(key, it))).toList());
    }

    /// What a value means; a number says it itself.
    private String value(String key, String value) {
        Matcher counted = COUNTED.matcher(value);
        if (counted.matches()) {
            return words.say(key + "." + counted.group(1), counted.group(2));
        }
        return Stream.of(key + "." + value, OPTIONS + "value." + value)
                .filter(words::has)
                .findFirst()
                .map(words::say)
                .orElse(value);
    }
}
