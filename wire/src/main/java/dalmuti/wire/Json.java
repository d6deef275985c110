package dalmuti.wire;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.Optional;

/// JSON as the records of this house use it: small, flat, and no name twice.
final class Json {

    private static final double PRECISION = 1e4;

    private static final ObjectMapper MAPPER =
            new ObjectMapper(
                            JsonFactory.builder()
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(8)
                                                    .maxStringLength(1000)
                                                    .maxNameLength(100)
                                                    .maxNumberLength(30)
                                                    .build())
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private Json() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /// The object in a line of text, if there is exactly one and nothing else.
    static Optional<ObjectNode> read(String line) {
        try {
            return Optional.ofNullable(MAPPER.readTree(line))
                    .filter(ObjectNode.class::isInstance)
                    .map(ObjectNode.class::cast);
        } catch (JacksonException e) {
            return Optional.empty(); // what exactly is wrong with it helps nobody
        }
    }

    /// A reckoned number to four places, without a fraction where it has none.
    static JsonNode number(double value) {
        double rounded = Math.rint(value * PRECISION) / PRECISION;
        return rounded == Math.rint(rounded)
                ? IntNode.valueOf((int) rounded)
                : DoubleNode.valueOf(rounded);
    }

    /// Whether two reckoned values agree, as far as they are written down.
    static boolean agree(JsonNode one, JsonNode other) {
        return one.equals(Json::compare, other);
    }

    private static int compare(JsonNode one, JsonNode other) {
        boolean close =
                one.isNumber()
                        && other.isNumber()
                        && Math.abs(one.doubleValue() - other.doubleValue()) < 1 / PRECISION;
        return close || one.equals(other) ? 0 : 1;
    }
}
