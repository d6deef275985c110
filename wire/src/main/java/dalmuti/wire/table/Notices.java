package dalmuti.wire.table;

import dalmuti.wire.form.Described;
import dalmuti.wire.form.Form;
import dalmuti.wire.form.Scalars;
import dalmuti.wire.form.Several;
import dalmuti.wire.form.Shape;
import dalmuti.wire.form.Source;
import dalmuti.wire.form.Vocabulary;

import java.util.List;
import java.util.Map;

/// What tables say, as JSON: `{"type":"update","n":12,"told":[...],"now":{...}}`.
public final class Notices {

    /// The most characters that are read of a notice.
    public static final int LONGEST = 256 * 1024;

    private static final int USUAL = 256;
    private static final String HEAD = "{\"type\":\"update\",\"n\":";
    private static final String UNNUMBERED = HEAD + 0;

    private static final Form<Notice> FORM =
            new Vocabulary()
                    .with("ack", Several.unless(0, Scalars.NUMBER))
                    .with("whole", Several.unless(false, Scalars.FLAG))
                    .with(
                            "told",
                            Several.list(new Described<>(Scalars.Verbatim.ANYTHING, Both.TOLD)))
                    .with(
                            "now",
                            new Described<>(Several.byName(Scalars.Verbatim.ANYTHING), Both.now()))
                    .with("advice", new Described<>(Scalars.Verbatim.ANYTHING, Parts.advice()))
                    .record(Notice.Update.class, "n", "ack", "whole", "told", "now")
                    .kinds(Notice.class, "type")
                    .form(Notice.class);

    private Notices() {}

    static Shape.Named shape() {
        return (Shape.Named) FORM.shape();
    }

    /// What an update tells and shows, without whom it is for: it is written once for all to whom
    /// the same is said.
    public record Body(String text) {

        public static Body of(List<String> told, Map<String, String> now) {
            String whole = Notices.write(new Notice.Update(0, 0, false, told, now));
            return new Body(whole.substring(UNNUMBERED.length()));
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
