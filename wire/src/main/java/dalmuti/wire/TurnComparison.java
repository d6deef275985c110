package dalmuti.wire;

import grapples.Event.Why;

import java.util.function.Supplier;

/// Compares the line of a turn with the line that the rules would write (G-LOG-4).
final class TurnComparison {

    private static final int SHOWN = 100;

    private TurnComparison() {}

    /// @param former what older records say where something was reckoned otherwise
    /// @param ruleOfDealer the rule that says who deals in this turn
    static void check(
            Line line, Json.Fields expected, Supplier<Json.Fields> former, String ruleOfDealer) {
        line.checkNames(name -> TurnField.named(name).isPresent(), "G-LOG-4");
        for (TurnField field : TurnField.values()) {
            Json given = line.field(field);
            Json right = expected.at(field.spelling());
            if (!agrees(field, given, right) && !agreed(field, given, former)) {
                String rule =
                        field == TurnField.DEALER ? ruleOfDealer : rule(field, line, expected);
                throw line.flaw(
                        rule,
                        "grapples.record.field",
                        field.spelling(),
                        shown(given),
                        shown(right));
            }
        }
    }

    /// The rule that was broken by a field that is not as it should be (G-LOG-5).
    private static String rule(TurnField field, Line line, Json.Fields expected) {
        boolean ofOffice = field == TurnField.SWITCH_DEALER || field == TurnField.WHY;
        if (ofOffice && (hasLimit(line) || hasLimit(new Line(line.number(), expected)))) {
            return TurnField.TURNS_AS_DEALER.rule();
        }
        int taken = expected.at(field.spelling()).items().size();
        return field == TurnField.CARDS_SELECTED && line.field(field).items().size() != taken
                ? TurnField.ruleOfQueen(line)
                : field.rule();
    }

    private static boolean hasLimit(Line line) {
        return line.words(TurnField.WHY).contains(Spelling.of(Why.LIMIT));
    }

    private static boolean agreed(TurnField field, Json given, Supplier<Json.Fields> former) {
        return field.isReckoned() && Json.agree(given, former.get().at(field.spelling()));
    }

    private static boolean agrees(TurnField field, Json given, Json right) {
        if (!field.isReckoned()) {
            return given.equals(right);
        }
        return given.equals(Json.Word.NOTHING) || Json.agree(given, right);
    }

    private static String shown(Json value) {
        String text = value.toString();
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
    }
}
