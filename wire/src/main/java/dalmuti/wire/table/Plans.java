package dalmuti.wire.table;

import dalmuti.wire.form.Form;
import dalmuti.wire.form.Source;
import dalmuti.wire.form.Vocabulary;

/// Plans as JSON.
public final class Plans {

    private static final int LONGEST = 4 * 1024;
    private static final Form<Plan> FORM = new Vocabulary().form(Plan.class);

    private Plans() {}

    public static String write(Plan plan) {
        return FORM.write(plan);
    }

    /// A plan from what was said. What is none is a [dalmuti.contract.RefusedException].
    public static Plan read(String text) {
        return Source.read(FORM, text, LONGEST);
    }
}
