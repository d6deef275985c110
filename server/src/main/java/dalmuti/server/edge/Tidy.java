package dalmuti.server.edge;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

/// Names as they can be shown to others: short, on one line, and in one direction.
final class Tidy {

    private static final int LONGEST_NAME = 24;

    private Tidy() {}

    /// The name without what nobody should see of it.
    static String name(String said) {
        String clean = clean(said);
        if (clean.isEmpty()) {
            throw new RefusedException(Refusal.of("name", "server.name-empty"));
        }
        if (clean.codePointCount(0, clean.length()) > LONGEST_NAME) {
            throw new RefusedException(Refusal.of("name", "server.name-long", LONGEST_NAME));
        }
        return clean;
    }

    /// Without control and format characters, which hide, reverse and break lines; all gaps are one
    /// space.
    static String clean(String said) {
        var out = new StringBuilder();
        said.codePoints()
                .forEach(
                        c -> {
                            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                                out.append(' ');
                            } else if (isShown(c)) {
                                out.appendCodePoint(c);
                            }
                        });
        return out.toString().strip().replaceAll(" +", " ");
    }

    private static boolean isShown(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED ->
                    false;
            default -> true;
        };
    }
}
