package dalmuti.words;

import dalmuti.contract.Refusal;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The catalogue of everything that is said to people, in one language.
///
/// @param messages sentences by key, with `{0}`, `{1}`, ... where their arguments go, and ICU's
///   form for what depends on a number: `{0, plural, one {a card} =2 {both} other {# cards}}`
public record Words(Map<String, String> messages) {

    private static final List<String> CHAPTERS =
            List.of("court", "dalmuti", "grapples", "hints", "record");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([0-9])}");
    private static final Pattern PLURAL =
            Pattern.compile("\\{([0-9]), plural,((?: *[=a-z0-9]+ \\{[^{}]*})+)}");
    private static final Pattern FORM = Pattern.compile("([=a-z0-9]+) \\{([^{}]*)}");

    public static final Words ENGLISH = in("en");

    public Words {
        messages = Map.copyOf(messages);
    }

    private static Words in(String language) {
        var messages = new TreeMap<String, String>();
        for (String chapter : CHAPTERS) {
            read(language + "/" + chapter + ".properties")
                    .forEach((key, value) -> messages.put((String) key, (String) value));
        }
        return new Words(messages);
    }

    private static Properties read(String resource) {
        var properties = new Properties();
        try (var stream = Words.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("No words in " + resource);
            }
            properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    /// The sentence of a key, without a full stop.
    public String say(String key, List<Object> arguments) {
        String message = messages.get(key);
        if (message == null) {
            throw new IllegalArgumentException("Nothing to say for " + key);
        }
        String counted =
                PLURAL.matcher(message).replaceAll(found -> literally(plural(found, arguments)));
        return PLACEHOLDER
                .matcher(counted)
                .replaceAll(found -> literally(argument(found, arguments)));
    }

    /// What is wrong, with the id of the rule in brackets behind it.
    public String say(Refusal refusal) {
        return say(refusal.key(), refusal.arguments()) + " (" + refusal.rule() + ")";
    }

    private static String literally(String text) {
        return Matcher.quoteReplacement(text);
    }

    private static String argument(MatchResult found, List<Object> arguments) {
        return String.valueOf(arguments.get(Integer.parseInt(found.group(1))));
    }

    private static String plural(MatchResult found, List<Object> arguments) {
        String number = argument(found, arguments);
        var forms = new HashMap<String, String>();
        FORM.matcher(found.group(2))
                .results()
                .forEach(form -> forms.put(form.group(1), form.group(2)));
        String other = forms.getOrDefault("other", number);
        String exact = forms.getOrDefault("=" + number, other);
        String form = number.equals("1") ? forms.getOrDefault("one", exact) : exact;
        return form.replace("#", number);
    }
}
