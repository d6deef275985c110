package dalmuti.wire.table;

import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.Source;

/// Plans as JSON.
public final class Plans {

    private static final int LONGEST = 4 * 1024;
    private static final Codec<Plan> FORM = new Codecs().codec(Plan.class);

    private Plans() {}

    public static String write(Plan plan) {
        return FORM.write(plan);
    }

    /// A plan from what was said. What is none is a [dalmuti.contract.RefusedException].
    public static Plan read(String text) {
        return Source.read(FORM, text, LONGEST);
    }
}
