package dalmuti.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;

/// Lines of records as a library reads them that is not ours.
final class Nodes {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Nodes() {}

    static ObjectNode read(String line) {
        try {
            return (ObjectNode) MAPPER.readTree(line);
        } catch (JsonProcessingException e) {
            throw new AssertionError(line, e);
        }
    }

    static List<String> words(JsonNode array) {
        var words = new ArrayList<String>();
        array.forEach(it -> words.add(it.textValue()));
        return words;
    }
}
