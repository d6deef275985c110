package dalmuti.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import grapples.Card;
import grapples.Deck;
import grapples.Grapples;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// One line of a record. Its fields are asked for in the type they should have; what has another
/// type counts as not there, and is noticed when the line is compared with what it should be.
///
/// @param number counted from 1
record Line(int number, ObjectNode json) {

    private static final int LONGEST = 1 << 16;
    private static final int MOST = 100_000;

    /// The lines of a text. The last may lack its end.
    static List<Line> of(String text) {
        var lines = new ArrayList<Line>();
        int start = 0;
        while (start < text.length()) {
            int newline = text.indexOf('\n', start);
            int end = newline < 0 ? text.length() : newline;
            int number = lines.size() + 1;
            if (end - start > LONGEST) {
                throw flaw(number, "G-LOG-3", "grapples.record.tooLong", LONGEST);
            }
            if (number > MOST) {
                throw flaw(number, "G-LOG-3", "grapples.record.tooMany", MOST);
            }
            var json = Json.read(text.substring(start, end));
            lines.add(
                    new Line(
                            number,
                            json.orElseThrow(
                                    () -> flaw(number, "G-LOG-3", "grapples.record.json"))));
            start = end + 1;
        }
        return lines;
    }

    /// That there are no other fields.
    void checkNames(Predicate<String> known, String rule) {
        json.fieldNames()
                .forEachRemaining(
                        name -> {
                            if (!known.test(name)) {
                                throw flaw(rule, "grapples.record.unknownField", name);
                            }
                        });
    }

    boolean isHead() {
        return json.has("game");
    }

    boolean says(TurnField field) {
        JsonNode value = field(field);
        return value.isBoolean() && value.booleanValue();
    }

    Optional<String> word(TurnField field) {
        return Optional.of(field(field)).filter(JsonNode::isTextual).map(JsonNode::textValue);
    }

    /// Several words, or one that stands alone.
    List<String> words(TurnField field) {
        return word(field).map(List::of).orElseGet(() -> words(field(field)));
    }

    static List<String> words(JsonNode array) {
        var words = new ArrayList<String>();
        array.forEach(
                value -> {
                    if (value.isTextual()) {
                        words.add(value.textValue());
                    }
                });
        return words;
    }

    Optional<Player> seat(TurnField field) {
        return seat(field(field));
    }

    static Optional<Player> seat(JsonNode value) {
        boolean seat = value.isInt() && value.intValue() >= 0 && value.intValue() < Grapples.MOST;
        return seat ? Optional.of(new Player(value.intValue())) : Optional.empty();
    }

    Card card(String word) {
        return Deck.card(word).orElseThrow(() -> flaw("G-CARD-1", "grapples.record.noCard", word));
    }

    JsonNode field(TurnField field) {
        return json.path(field.spelling());
    }

    /// What the rules say of this line; what they refuse is its flaw.
    <T> T judged(Supplier<T> rules) {
        try {
            return rules.get();
        } catch (RefusedException refused) {
            throw new FlawedRecordException(number, refused.refusal());
        }
    }

    FlawedRecordException flaw(String rule, String key, Object... arguments) {
        return flaw(number, rule, key, arguments);
    }

    static FlawedRecordException flaw(int line, String rule, String key, Object... arguments) {
        return new FlawedRecordException(line, Refusal.of(rule, key, arguments));
    }
}
