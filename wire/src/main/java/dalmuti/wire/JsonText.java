package dalmuti.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;

import java.util.Map;

/// JSON written for other programs to read.
public final class JsonText {

    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private JsonText() {}

    /// An object of strings, numbers, lists and further objects, in the order of its fields.
    public static String of(Map<String, ?> object) {
        try {
            return MAPPER.writeValueAsString(object) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("Not something JSON can say: " + object, e);
        }
    }
}
