package dalmuti.wire;

import grapples.Card;
import grapples.Cards;

import java.util.Collections;
import java.util.List;
import java.util.Locale;

/// How the words of the game are written in a record.
final class Spelling {

    /// A card that the keeper of the record was not shown.
    static final String HIDDEN = "??";

    private Spelling() {}

    /// `TAP_OUT` is written `tapOut`.
    static String of(Enum<?> word) {
        var spelled = new StringBuilder();
        for (String part : word.name().toLowerCase(Locale.ROOT).split("_", -1)) {
            spelled.append(
                            spelled.isEmpty()
                                    ? part.charAt(0)
                                    : Character.toUpperCase(part.charAt(0)))
                    .append(part, 1, part.length());
        }
        return spelled.toString();
    }

    static List<Json> of(Cards cards) {
        return switch (cards) {
            case Cards.Open(var open) -> open.stream().map(Spelling::of).toList();
            case Cards.FaceDown(var count) -> Collections.nCopies(count, new Json.Text(HIDDEN));
        };
    }

    static Json of(Card card) {
        return new Json.Text(card.toString());
    }
}
