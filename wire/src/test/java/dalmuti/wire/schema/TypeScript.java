package dalmuti.wire.schema;

import com.fasterxml.jackson.databind.JsonNode;

import java.util.Locale;
import java.util.stream.Collectors;

/// Definitions of a JSON Schema as types of TypeScript.
public final class TypeScript {

    private TypeScript() {}

    /// @param definitions by name
    public static String types(String title, JsonNode definitions) {
        var text = new StringBuilder("// " + title + ". Written by module wire, not by hand.\n");
        definitions.forEachEntry((name, schema) -> define(name, schema, text));
        return text.toString();
    }

    /// For a type of several kinds that may come in rows: the fields of each kind in their order.
    public static String fields(String name, JsonNode definitions) {
        var text = new StringBuilder();
        text.append("\n/** The fields of every kind, in the order in which a row has them. */\n");
        text.append("export const ").append(constant(name)).append("_FIELDS = {\n");
        for (JsonNode kind : definitions.get(name).get("anyOf")) {
            var properties = definitions.get(referred(kind)).get("properties").propertyStream();
            var named = properties.toList();
            String fields =
                    named.stream()
                            .skip(1) // the field that names the kind
                            .map(field -> quoted(field.getKey()))
                            .collect(Collectors.joining(", "));
            String label = named.getFirst().getValue().get("const").asText();
            text.append("  ").append(label).append(": [").append(fields).append("],\n");
        }
        return text.append("} as const;\n").toString();
    }

    /// `DalmutiEvent` is `DALMUTI_EVENT`.
    private static String constant(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }

    private static void define(String name, JsonNode schema, StringBuilder text) {
        text.append('\n');
        if (schema.has("description")) {
            text.append("/** ").append(schema.get("description").asText()).append(" */\n");
        }
        if (schema.has("properties")) {
            text.append("export interface ").append(name).append(" {\n");
            schema.get("properties")
                    .forEachEntry(
                            (field, type) -> {
                                boolean always = isRequired(schema, field);
                                text.append("  ").append(field).append(always ? ": " : "?: ");
                                text.append(type(type)).append(";\n");
                            });
            text.append("}\n");
        } else {
            text.append("export type ").append(name).append(" =");
            text.append(broken(schema)).append(";\n");
        }
    }

    private static boolean isRequired(JsonNode schema, String field) {
        return schema.get("required").valueStream().anyMatch(it -> it.asText().equals(field));
    }

    /// A union on several lines, anything else on one.
    private static String broken(JsonNode schema) {
        return schema.path("anyOf").size() > 3
                ? joined(schema.get("anyOf"), "\n  | ", "\n  | ", "")
                : " " + type(schema);
    }

    private static String type(JsonNode schema) {
        if (schema.has("$ref")) {
            return referred(schema);
        }
        if (schema.has("anyOf")) {
            return joined(schema.get("anyOf"), " | ", "", "");
        }
        if (schema.has("const")) {
            return quoted(schema.get("const").asText());
        }
        if (schema.has("enum")) {
            return schema.get("enum")
                    .valueStream()
                    .map(word -> quoted(word.asText()))
                    .collect(Collectors.joining(" | "));
        }
        return switch (schema.path("type").asText()) {
            case "array" -> array(schema);
            case "object" -> "Record<string, " + type(schema.get("additionalProperties")) + ">";
            case "integer" -> "number";
            case "" -> "unknown";
            default -> schema.get("type").asText();
        };
    }

    private static String array(JsonNode schema) {
        if (!schema.has("prefixItems")) {
            return list(schema);
        }
        if (schema.has("items")) {
            String head = type(schema.get("prefixItems").get(0));
            return "[kind: " + head + ", ...values: " + list(schema) + "]";
        }
        return joined(schema.get("prefixItems"), ", ", "[", "]");
    }

    private static String list(JsonNode schema) {
        String each = type(schema.get("items"));
        return each.contains(" ") ? "(" + each + ")[]" : each + "[]";
    }

    private static String joined(JsonNode schemas, String between, String before, String after) {
        return schemas.valueStream()
                .map(TypeScript::type)
                .collect(Collectors.joining(between, before, after));
    }

    private static String referred(JsonNode schema) {
        String reference = schema.get("$ref").asText();
        return reference.substring(reference.lastIndexOf('/') + 1);
    }

    private static String quoted(String word) {
        return "\"" + word + "\"";
    }
}
