package dalmuti.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// Compares the line of a turn with the line that the rules would write (G-LOG-4).
final class Comparison {

    private static final int SHOWN = 100;

    private Comparison() {}

    static void check(Line line, ObjectNode expected) {
        line.json()
                .fieldNames()
                .forEachRemaining(
                        name -> {
                            if (TurnField.named(name).isEmpty()) {
                                throw line.flaw("G-LOG-4", "grapples.record.unknownField", name);
                            }
                        });
        for (TurnField field : TurnField.values()) {
            JsonNode given = line.field(field);
            JsonNode right = expected.path(field.spelling());
            if (!agrees(field, given, right)) {
                throw line.flaw(
                        field.rule(),
                        "grapples.record.field",
                        field.spelling(),
                        shown(given),
                        shown(right));
            }
        }
    }

    private static boolean agrees(TurnField field, JsonNode given, JsonNode right) {
        if (!field.isReckoned()) {
            return given.equals(right);
        }
        return given.isMissingNode() || Json.agree(given, right);
    }

    private static String shown(JsonNode value) {
        String text = value.isMissingNode() ? "-" : value.toString();
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
    }
}
