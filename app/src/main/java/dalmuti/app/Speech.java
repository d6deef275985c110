package dalmuti.app;

import dalmuti.words.Language;
import dalmuti.words.Words;

import java.util.Map;

/// The language in which a command talks: that of the environment, until somebody asks for another.
final class Speech {

    private Language language;

    private Speech(Language language) {
        this.language = language;
    }

    static Speech of(Map<String, String> environment) {
        return new Speech(Language.ofLocale(environment));
    }

    void speak(Language wanted) {
        language = wanted;
    }

    Language language() {
        return language;
    }

    Words words() {
        return Words.in(language);
    }
}
