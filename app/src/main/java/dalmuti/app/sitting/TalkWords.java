package dalmuti.app.sitting;

import dalmuti.app.print.Printable;
import dalmuti.wire.table.Parts.Talk;
import dalmuti.words.Words;

import java.util.List;

/// Shows what people say, each thing once.
final class TalkWords {

    private final Words words;
    private int last;

    TalkWords(Words words) {
        this.words = words;
    }

    List<String> fresh(List<Talk> talk) {
        List<Talk> fresh = talk.stream().filter(it -> it.number() > last).toList();
        last = fresh.stream().mapToInt(Talk::number).max().orElse(last);
        return fresh.stream().map(it -> Printable.of(it.name()) + ": " + said(it)).toList();
    }

    private String said(Talk talk) {
        return switch (talk.manner()) {
            case TEXT -> Printable.of(talk.text());
            case PHRASE -> words.has(talk.text()) ? words.say(talk.text()) : "…";
            case EMOTE -> Emote.of(talk.text()).map(Emote::sign).orElse("…");
        };
    }
}
