package dalmuti.server.edge;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.wire.rest.Piece;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// JSON Schemas of records, by the names of their types.
record Schemas(ObjectNode all) {

    private static final String TYPE = "type";

    /// The schema of a type; that of a record is kept with the others and referred to.
    ObjectNode of(Type type) {
        ObjectNode schema = all.objectNode();
        return switch (type) {
            case ParameterizedType several -> several(several);
            case Class<?> piece when piece == Piece.class ->
                    schema.put("description", "as in schema.json, the protocol of a table");
            case Class<?> kind when kind.isRecord() -> {
                String name = name(kind);
                if (!all.has(name)) {
                    fill(all.putObject(name), kind);
                }
                yield schema.put("$ref", "#/components/schemas/" + name);
            }
            case Class<?> word when word.isEnum() -> {
                ArrayNode names = schema.put(TYPE, "string").putArray("enum");
                for (Object constant : word.getEnumConstants()) {
                    names.add(((Enum<?>) constant).name());
                }
                yield schema;
            }
            case Class<?> plain -> schema.put(TYPE, simple(plain));
            default -> throw new IllegalArgumentException("No schema for " + type);
        };
    }

    private ObjectNode several(ParameterizedType type) {
        ObjectNode schema = all.objectNode();
        Type last = type.getActualTypeArguments()[type.getActualTypeArguments().length - 1];
        if (type.getRawType() == Optional.class) {
            return of(last);
        }
        if (type.getRawType() == List.class) {
            schema.put(TYPE, "array").set("items", of(last));
        } else if (type.getRawType() == Map.class) {
            schema.put(TYPE, "object").set("additionalProperties", of(last));
        } else {
            throw new IllegalArgumentException("No schema for " + type);
        }
        return schema;
    }

    private void fill(ObjectNode schema, Class<?> type) {
        schema.put(TYPE, "object").put("additionalProperties", false);
        ObjectNode properties = schema.putObject("properties");
        ArrayNode required = schema.putArray("required");
        for (RecordComponent component : type.getRecordComponents()) {
            properties.set(component.getName(), of(component.getGenericType()));
            if (component.getType() != Optional.class) {
                required.add(component.getName());
            }
        }
    }

    private static String name(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return (outer == null ? "" : name(outer)) + type.getSimpleName();
    }

    private static String simple(Class<?> type) {
        return switch (type.getSimpleName()) {
            case "int", "long", "Integer" -> "integer";
            case "double", "Double" -> "number";
            case "boolean", "Boolean" -> "boolean";
            case "String" -> "string";
            default -> throw new IllegalArgumentException("No schema for " + type);
        };
    }
}
