package dalmuti.server.play;

import java.util.List;
import java.util.SplittableRandom;

/// What hostile programs send: good messages with something changed, and no messages at all.
record Nonsense(SplittableRandom dice) {

    /// What JSON is made of, what breaks it, and what breaks those who show or store it.
    private static final List<String> PIECES =
            List.of(
                    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "-1", "0", "1e999",
                    "99999999999", "\\u0000", "\\ud800", "💥", "\n", "\0", "'", "/*", "<script>",
                    "' or 1=1 --", "../../", "%00", "%2e%2e%2f", "${jndi:ldap://x}", "\u202e",
                    "[[[[[[[[[[[[[[[[[[[[[[[[[[", "\"type\":", "\"ack\":", "\"seat\":64", "A".repeat(5000));

    String piece() {
        return PIECES.get(dice.nextInt(PIECES.size()));
    }

    /// One of the good texts, hurt; now and then something else, and now and then unhurt.
    String of(List<String> good) {
        return switch (dice.nextInt(6)) {
            case 0 -> scrap();
            case 1 -> good.get(dice.nextInt(good.size()));
            default -> mutated(good.get(dice.nextInt(good.size())));
        };
    }

    private String scrap() {
        var text = new StringBuilder();
        for (int i = dice.nextInt(8); i >= 0; i--) {
            text.append(piece());
        }
        return text.toString();
    }

    private String mutated(String text) {
        var changed = new StringBuilder(text);
        for (int i = dice.nextInt(3); i >= 0; i--) {
            int at = dice.nextInt(changed.length() + 1);
            int to = Math.min(changed.length(), at + dice.nextInt(6));
            switch (dice.nextInt(4)) {
                case 0 -> changed.insert(at, piece());
                case 1 -> changed.delete(at, to);
                case 2 -> changed.replace(at, to, piece());
                default -> changed.insert(at, changed.substring(at, to));
            }
        }
        return changed.toString();
    }
}
