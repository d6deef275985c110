package dalmuti.wire.keeper;

import dalmuti.keeper.Evening;
import dalmuti.keeper.Ledger;
import dalmuti.keeper.Tap;
import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.ScalarCodecs;
import dalmuti.wire.codec.Shape;
import dalmuti.wire.codec.Source;

import java.util.List;

/// An evening with real cards as the page keeps it, and what comes of it:
/// `{"rules":"korean","names":["Ana","Bo","Cy"],"taps":[{"tap":"drawn","card":3}]}`.
public final class KeeperJson {

    /// The most characters of an evening: a thousand rounds of fourteen people.
    private static final int LONGEST = 512 * 1024;

    private static final int LONGEST_NAME = 24;

    private static final Codec<String> NAME = ScalarCodecs.text(LONGEST_NAME);

    private static final Codecs CODECS =
            new Codecs("Keeper")
                    .with("name", NAME)
                    .with("names", new Codecs().with(String.class, NAME).list(String.class))
                    .kinds(Tap.class, "tap");

    private static final Codec<Evening> EVENING = CODECS.codec(Evening.class);
    private static final Codec<Ledger> LEDGER = CODECS.codec(Ledger.class);

    private KeeperJson() {}

    /// What is no evening is a [dalmuti.contract.RefusedException] that names the field.
    public static Evening read(String text) {
        return Source.read(EVENING, text, LONGEST);
    }

    public static String write(Evening evening) {
        return EVENING.write(evening);
    }

    public static String write(Ledger ledger) {
        return LEDGER.write(ledger);
    }

    static List<Shape.Named> shapes() {
        return List.of((Shape.Named) EVENING.shape(), (Shape.Named) LEDGER.shape());
    }
}
