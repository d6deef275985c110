package dalmuti.app.sitting;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// A feeling that is shown without words.
enum Emote {
    LAUGH("😄"),
    APPLAUSE("👏"),
    BOW("🙇"),
    TOAST("🥂"),
    CROWN("👑"),
    SHRUG("🤷"),
    CRY("😢"),
    RAGE("😠");

    private final String sign;

    Emote(String sign) {
        this.sign = sign;
    }

    String sign() {
        return sign;
    }

    /// As it is sent: `laugh`.
    String kind() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Emote> of(String kind) {
        return Arrays.stream(values()).filter(it -> it.kind().equals(kind)).findFirst();
    }
}
