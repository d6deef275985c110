package dalmuti.app.story;

import dalmuti.app.print.Ink;
import dalmuti.words.Language;
import dalmuti.words.NameTable;
import dalmuti.words.Words;

/// Whoever tells a story: in a language, with or without colours.
public record Teller(Language language, Ink ink) {

    public Words words() {
        return Words.in(language);
    }

    public Titles titles() {
        return Titles.in(language);
    }

    public CardWords cards() {
        return new CardWords(NameTable.in(language), words());
    }

    String say(String key, Object... arguments) {
        return words().say(key, arguments);
    }
}
