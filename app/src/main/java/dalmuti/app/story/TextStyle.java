package dalmuti.app.story;

import dalmuti.app.print.Ink;
import dalmuti.words.Language;
import dalmuti.words.Words;

/// Whoever tells a story: in a language, with or without colours.
public record TextStyle(Language language, Ink ink) {

    public Words words() {
        return Words.in(language);
    }

    public DalmutiNames names() {
        return DalmutiNames.in(language);
    }

    String say(String key, Object... arguments) {
        return words().say(key, arguments);
    }
}
