package dalmuti.wire.table;

import dalmuti.wire.form.Shape;
import dalmuti.wire.schema.JsonSchema;
import dalmuti.wire.schema.TypeScript;

import java.util.List;
import java.util.stream.Stream;

/// The protocol as other programs need it, written from the same forms that write the messages.
public final class Protocol {

    private Protocol() {}

    private static List<Shape.Named> roots() {
        return List.of(Requests.shape(), Notices.shape());
    }

    /// A JSON Schema of everything that is said over a socket.
    public static String schema() {
        return JsonSchema.of("What is said over the socket of a table", roots());
    }

    /// The same as types of TypeScript.
    public static String typeScript() {
        return TypeScript.of(
                "What is said over the socket of a table. Written by module wire, not by hand.",
                roots(),
                Stream.concat(DalmutiTongue.rows().stream(), GrapplesTongue.rows().stream())
                        .toList());
    }
}
