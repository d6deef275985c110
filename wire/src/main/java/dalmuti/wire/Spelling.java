package dalmuti.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;

import grapples.Card;
import grapples.Cards;

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

    static void addAll(ArrayNode array, Cards cards) {
        switch (cards) {
            case Cards.Open(var open) -> open.forEach(card -> add(array, card));
            case Cards.FaceDown(var count) -> {
                for (int i = 0; i < count; i++) {
                    array.add(HIDDEN);
                }
            }
        }
    }

    static void add(ArrayNode array, Card card) {
        array.add(card.toString());
    }
}
