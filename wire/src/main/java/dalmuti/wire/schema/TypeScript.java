package dalmuti.wire.schema;

import dalmuti.wire.form.Shape;

import java.util.List;
import java.util.stream.Collectors;

/// Shapes as types of TypeScript: kinds are told apart by the field that names them.
public final class TypeScript {

    private TypeScript() {}

    /// @param rows for every type that may come in rows, the fields of its kinds in their order
    public static String of(String title, List<Shape.Named> roots, List<Definitions.Rows> rows) {
        var text = new StringBuilder("// " + title + "\n");
        new Definitions(roots).all().values().forEach(named -> define(named, text));
        rows.forEach(of -> constant(of, text));
        return text.toString();
    }

    private static void define(Shape.Named named, StringBuilder text) {
        text.append('\n');
        if (!named.note().isEmpty()) {
            text.append("/** ").append(named.note()).append(" */\n");
        }
        if (named.shape() instanceof Shape.Thing(var fields)) {
            text.append("export interface ").append(named.name()).append(" {\n");
            fields.forEach(field -> text.append("  ").append(field(field)).append(";\n"));
            text.append("}\n");
        } else {
            text.append("export type ").append(named.name()).append(" =");
            text.append(broken(named.shape())).append(";\n");
        }
    }

    /// A union on several lines, anything else on one.
    private static String broken(Shape shape) {
        return switch (shape) {
            case Shape.OneOf(var kinds) when kinds.size() > 3 ->
                    kinds.stream().map(kind -> "\n  | " + type(kind)).collect(Collectors.joining());
            default -> " " + type(shape);
        };
    }

    private static String field(Shape.Field field) {
        boolean always = field.presence() == Shape.Presence.ALWAYS;
        return field.name() + (always ? ": " : "?: ") + type(field.shape());
    }

    private static String type(Shape shape) {
        return switch (shape) {
            case Shape.Named named -> named.name();
            case Shape.Text _ -> "string";
            case Shape.Whole _, Shape.Fraction _ -> "number";
            case Shape.Flag _ -> "boolean";
            case Shape.Nothing _ -> "null";
            case Shape.Anything _ -> "unknown";
            case Shape.Words(var words) ->
                    words.stream().map(Definitions::quoted).collect(Collectors.joining(" | "));
            case Shape.Row(var values) ->
                    values.stream()
                            .map(TypeScript::type)
                            .collect(Collectors.joining(", ", "[", "]"));
            case Shape.Many(var each) -> list(each);
            case Shape.Headed(var head, var each) ->
                    "[kind: " + type(head) + ", ...values: " + list(each) + "]";
            case Shape.ByName(_, var each) -> "Record<string, " + type(each) + ">";
            case Shape.Thing(var fields) ->
                    fields.stream()
                            .map(TypeScript::field)
                            .collect(Collectors.joining("; ", "{ ", " }"));
            case Shape.OneOf(var kinds) ->
                    kinds.stream().map(TypeScript::type).collect(Collectors.joining(" | "));
        };
    }

    private static String list(Shape each) {
        String type = type(each);
        return type.contains(" ") ? "(" + type + ")[]" : type + "[]";
    }

    private static void constant(Definitions.Rows rows, StringBuilder text) {
        text.append("\n/** The fields of every kind, in the order in which a row has them. */\n");
        text.append("export const ").append(rows.name()).append(" = {\n");
        rows.fields()
                .forEach(
                        (kind, fields) ->
                                text.append("  ")
                                        .append(kind)
                                        .append(": [")
                                        .append(
                                                fields.stream()
                                                        .map(Definitions::quoted)
                                                        .collect(Collectors.joining(", ")))
                                        .append("],\n"));
        text.append("} as const;\n");
    }
}
