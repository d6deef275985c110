package dalmuti.app.files;

import dalmuti.app.game.Kind;
import dalmuti.words.Words;

import java.io.IOException;

/// Thrown for a place that holds no records, with the reason by its key.
final class UnreadableException extends IOException {

    private static final long serialVersionUID = 1L;

    UnreadableException(String key) {
        super(key);
    }

    String say(Words words) {
        String endings =
                Kind.endings().stream()
                        .reduce((a, b) -> words.say("command.or", a, b))
                        .orElseThrow();
        return words.say(String.valueOf(getMessage()), endings);
    }
}
