package dalmuti.server.hosting;

import java.util.random.RandomGenerator;

/// The codes of tables: short enough to be said aloud, without letters that look like others, and
/// too many to be guessed.
record Codes(RandomGenerator dice) {

    private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    private static final int LENGTH = 7;

    String next() {
        var code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            code.append(LETTERS.charAt(dice.nextInt(LETTERS.length())));
        }
        return code.toString();
    }
}
