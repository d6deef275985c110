package dalmuti.offline.instead.dalmuti.words;

import dalmuti.offline.Fetched;
import dalmuti.words.Language;

import java.util.Map;

/// Stands for the one that reads files: there is one language in a browser, whichever is asked for.
final class Chapters {

    private Chapters() {}

    static Map<String, String> patterns(Language language) {
        return Fetched.words();
    }
}
