package dalmuti.words.rules;

import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The rules in plain words of one language. What always holds of a rule is said under its id,
/// `rules.PLAY-4`; what holds for one value of an option only, under all three,
/// `rules.PLAY-4.passing.OUT_OF_TRICK`. A value that has a number in it is said under its name, or
/// as `number`, with the number as its argument.
public record PlainRules(Words words) {

    private static final String RULES = "rules.";
    private static final Pattern COUNTED = Pattern.compile("([A-Z]+)\\(([0-9]+)\\)");
    private static final String ANY_NUMBER = "N";

    public String heading(Section section) {
        return words.say(RULES + "heading." + section.name());
    }

    /// Whether there are words for a rule at all.
    public boolean explains(String id) {
        return words.has(RULES + id) || !keys(id).isEmpty();
    }

    /// A rule as it is where options have these values; empty where it says nothing then.
    ///
    /// @param values of the options, by their names
    public Optional<String> say(String id, SequencedMap<String, String> values) {
        var sentences = new ArrayList<String>();
        always(id).ifPresent(sentences::add);
        for (var option : values.entrySet()) {
            said(id, option.getKey(), option.getValue()).ifPresent(sentences::add);
        }
        return Optional.of(String.join(" ", sentences)).filter(text -> !text.isEmpty());
    }

    /// What always holds of a rule.
    public Optional<String> always(String id) {
        return Optional.of(RULES + id).filter(words::has).map(words::say);
    }

    /// What a value of an option means for a rule.
    public Optional<String> said(String id, String option, String value) {
        String key = RULES + id + "." + option + ".";
        if (words.has(key + value)) {
            return Optional.of(words.say(key + value));
        }
        Matcher counted = COUNTED.matcher(value);
        if (counted.matches()) {
            return Optional.of(key + counted.group(1))
                    .filter(words::has)
                    .map(it -> words.say(it, counted.group(2)));
        }
        return Optional.of(key + "number").filter(words::has).map(it -> words.say(it, value));
    }

    /// Everything that values of options can make of a rule, by `option = VALUE`.
    public List<Map.Entry<String, String>> variants(String id) {
        return keys(id).stream()
                .map(
                        key -> {
                            String[] parts = key.split("[.]", -1);
                            return Map.entry(
                                    parts[2] + " = " + parts[3], words.say(key, ANY_NUMBER));
                        })
                .toList();
    }

    private List<String> keys(String id) {
        return words.keys().stream().filter(key -> key.startsWith(RULES + id + ".")).toList();
    }
}
