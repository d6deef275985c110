package dalmuti.wire.schema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.wire.codec.Shape;

import java.util.List;

/// A socket as a document of AsyncAPI 3.0. What a message looks like it leaves to a JSON Schema.
public final class AsyncApi {

    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final String CHANNEL = "table";
    private static final String REF = "$ref";

    private final ObjectNode root = MAPPER.createObjectNode();
    private final String schema;
    private final ObjectNode offered;
    private final ObjectNode operations;
    private final ObjectNode described;

    private AsyncApi(String title, String address, String schema) {
        this.schema = schema;
        root.put("asyncapi", "3.0.0");
        root.putObject("info").put("title", title).put("version", "1");
        root.put("defaultContentType", "application/json");
        ObjectNode channel = root.putObject("channels").putObject(CHANNEL);
        channel.put("address", address);
        channel.putObject("parameters").putObject("code").put("description", "of the table");
        offered = channel.putObject("messages");
        operations = root.putObject("operations");
        described = root.putObject("components").putObject("messages");
    }

    /// @param schema the file of the JSON Schema, beside the document
    /// @param heard what the server is sent
    /// @param told what it sends
    public static String of(
            String title, String address, String schema, Shape.Named heard, Shape.Named told) {
        var document = new AsyncApi(title, address, schema);
        document.add("hear", "receive", heard);
        document.add("tell", "send", told);
        try {
            return MAPPER.writeValueAsString(document.root) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private void add(String operation, String action, Shape.Named root) {
        ObjectNode it = operations.putObject(operation);
        it.put("action", action);
        it.putObject("channel").put(REF, "#/channels/" + CHANNEL);
        ArrayNode messages = it.putArray("messages");
        for (Shape.Named kind : kinds(root)) {
            describe(kind);
            offered.putObject(kind.name()).put(REF, "#/components/messages/" + kind.name());
            messages.addObject().put(REF, "#/channels/" + CHANNEL + "/messages/" + kind.name());
        }
    }

    private void describe(Shape.Named kind) {
        ObjectNode payload = described.putObject(kind.name()).putObject("payload");
        payload.put("schemaFormat", "application/schema+json;version=draft-2020-12");
        payload.putObject("schema").put(REF, schema + "#/$defs/" + kind.name());
    }

    private static List<Shape.Named> kinds(Shape.Named root) {
        return root.shape() instanceof Shape.OneOf(var kinds)
                ? kinds.stream().map(Shape.Named.class::cast).toList()
                : List.of(root);
    }
}
