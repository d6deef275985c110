package dalmuti.words;

import dalmuti.contract.Refusal;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// The catalogue of everything that is said to people, in one language.
public final class Words {

    private static final Map<Language, Words> SPOKEN = new EnumMap<>(Language.class);

    public static final Words ENGLISH = in(Language.EN);

    private final Map<String, String> patterns;
    private final Map<String, Message> messages = new TreeMap<>();

    /// @param patterns sentences by key, in the form of a [Message]
    Words(Map<String, String> patterns) {
        this.patterns = Map.copyOf(patterns);
        patterns.forEach((key, pattern) -> messages.put(key, Message.of(pattern)));
    }

    /// The catalogue of a language, which is read when somebody first asks for it.
    public static Words in(Language language) {
        synchronized (SPOKEN) {
            return SPOKEN.computeIfAbsent(language, it -> new Words(Chapters.patterns(it)));
        }
    }

    public SequencedSet<String> keys() {
        return new TreeSet<>(messages.keySet());
    }

    public boolean has(String key) {
        return messages.containsKey(key);
    }

    /// The sentences as they are written, for those who put them together elsewhere.
    public Map<String, String> patterns() {
        return patterns;
    }

    Message message(String key) {
        return Objects.requireNonNull(messages.get(key), () -> "Nothing to say for " + key);
    }

    /// The sentence of a key, without a full stop.
    public String say(String key, Object... arguments) {
        return message(key).say(List.of(arguments));
    }

    /// What is wrong, with the id of the rule in brackets behind it.
    public String say(Refusal refusal) {
        return message(refusal.key()).say(refusal.arguments()) + " (" + refusal.rule() + ")";
    }
}
