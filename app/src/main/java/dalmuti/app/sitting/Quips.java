package dalmuti.app.sitting;

import dalmuti.wire.table.Request;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/// What can be said without typing it: the phrases fit for one's rank, and then the emotes, all
/// numbered from 1.
///
/// @param phrases the keys of those that are fit now
record Quips(Words words, Supplier<List<String>> phrases) {

    /// A quip as it is listed, and as it is asked for.
    private record Quip(String shown, IntFunction<Request> request) {}

    private List<Quip> all() { // COURT-5
        var quips = new ArrayList<Quip>();
        for (String key : phrases.get()) {
            if (words.has(key)) {
                quips.add(new Quip(words.say(key), ack -> new Request.Phrase(ack, key)));
            }
        }
        for (Emote emote : Emote.values()) {
            String name = words.say("web.people.emote-" + emote.kind());
            quips.add(
                    new Quip(
                            emote.sign() + " " + name,
                            ack -> new Request.Emote(ack, emote.kind())));
        }
        return quips;
    }

    List<String> lines() {
        List<Quip> quips = all();
        var lines = new ArrayList<String>();
        for (int i = 0; i < quips.size(); i++) {
            lines.add("  %2d  %s".formatted(i + 1, quips.get(i).shown()));
        }
        lines.add("  " + words.say("remote.quips"));
        return lines;
    }

    /// What somebody means who types a number of the list.
    Optional<IntFunction<Request>> chosen(String typed) {
        List<Quip> quips = all();
        return typed.matches("[1-9]\\d?")
                ? Optional.of(Integer.parseInt(typed))
                        .filter(it -> it <= quips.size())
                        .map(it -> quips.get(it - 1).request())
                : Optional.empty();
    }

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
}
