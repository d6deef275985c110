package dalmuti.wire.schema;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.wire.codec.Shape;

import java.util.List;

/// Shapes as a JSON Schema.
public final class JsonSchema {

    private static final String TYPE = "type";

    private static final ObjectMapper MAPPER =
            new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    private JsonSchema() {}

    /// A document that takes what any of its roots takes.
    public static String of(String title, List<Shape.Named> roots) {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        document.put("title", title);
        ArrayNode any = document.putArray("anyOf");
        roots.forEach(root -> any.add(schema(root)));
        ObjectNode definitions = document.putObject("$defs");
        new Definitions(roots)
                .all()
                .forEach((name, named) -> definitions.set(name, definition(named)));
        try {
            return MAPPER.writeValueAsString(document) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ObjectNode definition(Shape.Named named) {
        ObjectNode schema = JsonNodeFactory.instance.objectNode();
        if (!named.note().isEmpty()) {
            schema.put("description", named.note());
        }
        return schema.setAll(schema(named.shape()));
    }

    private static ObjectNode schema(Shape shape) {
        ObjectNode schema = JsonNodeFactory.instance.objectNode();
        switch (shape) {
            case Shape.Named named -> schema.put("$ref", "#/$defs/" + named.name());
            case Shape.Text(var pattern, var longest) -> text(schema, pattern, longest);
            case Shape.Whole(var least, var most) -> whole(schema, least, most);
            case Shape.Fraction() -> schema.put(TYPE, "number");
            case Shape.Flag() -> schema.put(TYPE, "boolean");
            case Shape.Nothing() -> schema.put(TYPE, "null");
            case Shape.Anything() -> {} // no condition
            case Shape.Words(var words) -> words(schema, words);
            case Shape.Row(var values) -> {
                ArrayNode items = schema.put(TYPE, "array").putArray("prefixItems");
                values.forEach(value -> items.add(schema(value)));
                schema.put("minItems", values.size()).put("maxItems", values.size());
            }
            case Shape.Many(var each) -> schema.put(TYPE, "array").set("items", schema(each));
            case Shape.Headed(var head, var each) -> {
                schema.put(TYPE, "array").putArray("prefixItems").add(schema(head));
                schema.put("minItems", 1).set("items", schema(each));
            }
            case Shape.ByName(var name, var each) -> {
                schema.put(TYPE, "object");
                if (!name.pattern().isEmpty()) {
                    schema.set("propertyNames", schema(name));
                }
                schema.set("additionalProperties", schema(each));
            }
            case Shape.Thing(var fields) -> thing(schema, fields);
            case Shape.OneOf(var kinds) -> {
                ArrayNode any = schema.putArray("anyOf");
                kinds.forEach(kind -> any.add(schema(kind)));
            }
        }
        return schema;
    }

    private static void text(ObjectNode schema, String pattern, int longest) {
        schema.put(TYPE, "string");
        if (!pattern.isEmpty()) {
            schema.put("pattern", pattern);
        } else if (longest < Integer.MAX_VALUE) {
            schema.put("maxLength", longest);
        }
    }

    private static void whole(ObjectNode schema, long least, long most) {
        schema.put(TYPE, "integer");
        if (least > Integer.MIN_VALUE) {
            schema.put("minimum", least);
        }
        if (most < Integer.MAX_VALUE) {
            schema.put("maximum", most);
        }
    }

    private static void words(ObjectNode schema, List<String> words) {
        if (words.size() == 1) {
            schema.put("const", words.getFirst());
        } else {
            words.forEach(schema.putArray("enum")::add);
        }
    }

    private static void thing(ObjectNode schema, List<Shape.Field> fields) {
        ObjectNode properties = schema.put(TYPE, "object").putObject("properties");
        fields.forEach(field -> properties.set(field.name(), schema(field.shape())));
        ArrayNode required = schema.putArray("required");
        fields.stream()
                .filter(field -> field.presence() == Shape.Presence.ALWAYS)
                .forEach(field -> required.add(field.name()));
        schema.put("additionalProperties", false);
    }
}
