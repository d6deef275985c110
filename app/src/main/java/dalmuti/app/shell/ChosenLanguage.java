package dalmuti.app.shell;

import dalmuti.words.Language;
import dalmuti.words.Words;

import java.util.Map;

/// The language in which a command talks: that of the environment, until somebody asks for another.
public final class ChosenLanguage {

    private Language language;

    private ChosenLanguage(Language language) {
        this.language = language;
    }

    public static ChosenLanguage of(Map<String, String> environment) {
        return new ChosenLanguage(Language.ofLocale(environment));
    }

    public void speak(Language wanted) {
        language = wanted;
    }

    public Language language() {
        return language;
    }

    public Words words() {
        return Words.in(language);
    }
}
