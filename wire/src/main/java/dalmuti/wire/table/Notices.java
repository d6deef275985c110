package dalmuti.wire.table;

import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.CollectionCodecs;
import dalmuti.wire.codec.ScalarCodecs;
import dalmuti.wire.codec.Shape;
import dalmuti.wire.codec.Source;

import java.util.List;
import java.util.Map;

/// What tables say, as JSON: `{"type":"update","n":12,"told":[...],"now":{...}}`.
public final class Notices {

    /// The most characters that are read of a notice.
    public static final int LONGEST = 256 * 1024;

    private static final int USUAL = 256;
    private static final String HEAD = "{\"type\":\"update\",\"n\":";

    private static final Codec<List<String>> TOLD =
            CollectionCodecs.list(ScalarCodecs.VERBATIM.described(EitherGame.TOLD));
    private static final Codec<Map<String, String>> NOW =
            CollectionCodecs.byName(ScalarCodecs.VERBATIM).described(EitherGame.now());

    private static final Codec<Notice> FORM =
            new Codecs()
                    .with("ack", ScalarCodecs.NUMBER.unless(0))
                    .with("whole", ScalarCodecs.FLAG.unless(false))
                    .with("told", TOLD)
                    .with("now", NOW)
                    .with("advice", ScalarCodecs.VERBATIM.described(Parts.advice()))
                    .record(Notice.Update.class, "n", "ack", "whole", "told", "now")
                    .kinds(Notice.class, "type")
                    .codec(Notice.class);

    private Notices() {}

    static Shape.Named shape() {
        return (Shape.Named) FORM.shape();
    }

    /// What an update tells and shows, without whom it is for: it is written once for all to whom
    /// the same is said.
    public record Body(String text) {

        public static Body of(List<String> told, Map<String, String> now) {
            var out = new StringBuilder(USUAL);
            TOLD.write(told, out.append(",\"told\":"));
            NOW.write(now, out.append(",\"now\":"));
            return new Body(out.append('}').toString());
        }
    }

    /// An update that is no whole picture.
    public static String write(int number, int ack, Body body) {
        return ack == 0
                ? HEAD + number + body.text()
                : HEAD + number + ",\"ack\":" + ack + body.text();
    }

    public static String write(Notice notice) {
        var out = new StringBuilder(USUAL);
        FORM.write(notice, out);
        return out.toString();
    }

    /// A notice, for a program in Java. What is none is a [dalmuti.contract.RefusedException].
    public static Notice read(String text) {
        return Source.read(FORM, text, LONGEST);
    }
}
