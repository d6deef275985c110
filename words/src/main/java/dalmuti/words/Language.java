package dalmuti.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A language that the house speaks.
public enum Language {
    EN("English", "one", "other"),
    ES("español", "one", "other"),
    NL("Nederlands", "one", "other"),
    KO("한국어", "other"),
    IT("italiano", "one", "other");

    private final String ownName;
    private final Set<String> plurals;

    Language(String ownName, String... plurals) {
        this.ownName = ownName;
        this.plurals = Set.of(plurals);
    }

    /// The code by which catalogues, tables and command lines name it: `en`.
    public String tag() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// What those who speak it call it.
    public String ownName() {
        return ownName;
    }

    /// The categories of numbers that its plurals tell apart.
    public Set<String> plurals() {
        return plurals;
    }

    public static Optional<Language> of(String tag) {
        return Arrays.stream(values()).filter(it -> it.tag().equals(tag)).findFirst();
    }

    /// The language that somebody's environment asks for, by the first of the variables of POSIX
    /// that is set; English where the house does not speak it.
    public static Language ofLocale(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(variable -> environment.getOrDefault(variable, ""))
                .filter(locale -> !locale.isEmpty())
                .findFirst()
                .flatMap(locale -> of(tagOf(locale)))
                .orElse(EN);
    }

    /// `es` of `es_MX.UTF-8`.
    private static String tagOf(String locale) {
        return locale.split("[_.@-]", 2)[0].toLowerCase(Locale.ROOT);
    }
}
