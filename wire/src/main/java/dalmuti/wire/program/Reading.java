package dalmuti.wire.program;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import java.util.Optional;

/// How lines from outside are read: carefully.
final class Reading {

    private static final ObjectMapper MAPPER =
            new ObjectMapper(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(32)
                                                    .maxNumberLength(30)
                                                    .build())
                                    .build())
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private Reading() {}

    /// The object in a line of text, if there is exactly one and nothing else.
    static Optional<JsonNode> object(String line) {
        try {
            return Optional.ofNullable(MAPPER.readTree(line)).filter(JsonNode::isObject);
        } catch (JacksonException e) {
            return Optional.empty(); // what exactly is wrong with it helps nobody
        }
    }
}
