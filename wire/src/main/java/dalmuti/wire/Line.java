package dalmuti.wire;

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
record Line(int number, Json.Fields json) {

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
        for (String name : json.all().keySet()) {
            if (!known.test(name)) {
                throw flaw(rule, "grapples.record.unknownField", name);
            }
        }
    }

    boolean isHead() {
        return has("game");
    }

    boolean has(String name) {
        return json.all().containsKey(name);
    }

    boolean says(TurnField field) {
        return field(field).equals(Json.Word.TRUE);
    }

    Optional<String> word(TurnField field) {
        return field(field).text();
    }

    /// Several words, or one that stands alone.
    List<String> words(TurnField field) {
        return word(field).map(List::of).orElseGet(() -> field(field).words());
    }

    Optional<Player> seat(TurnField field) {
        return seat(field(field));
    }

    static Optional<Player> seat(Json value) {
        int seat = value.whole().orElse(-1);
        boolean isSeat = seat >= 0 && seat < Grapples.MOST;
        return isSeat ? Optional.of(new Player(seat)) : Optional.empty();
    }

    Card card(String word) {
        return Deck.card(word).orElseThrow(() -> flaw("G-CARD-1", "grapples.record.noCard", word));
    }

    Json field(TurnField field) {
        return json.at(field.spelling());
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
