package dalmuti.wire.table;

import dalmuti.wire.form.Shape;
import dalmuti.wire.schema.AsyncApi;
import dalmuti.wire.schema.JsonSchema;
import dalmuti.wire.schema.TypeScript;

import java.util.List;
import java.util.stream.Stream;

/// The protocol as other programs need it, written from the same forms that write the messages.
public final class Protocol {

    private static final String TITLE = "What is said over the socket of a table";

    private Protocol() {}

    private static List<Shape.Named> roots() {
        return List.of(Requests.shape(), Notices.shape());
    }

    /// A JSON Schema of everything that is said over a socket.
    public static String schema() {
        return JsonSchema.of(TITLE, roots());
    }

    /// The socket itself as a document of AsyncAPI, which refers to the schema.
    public static String asyncApi() {
        return AsyncApi.of(
                TITLE,
                "/api/tables/{code}/socket",
                "schema.json",
                Requests.shape(),
                Notices.shape());
    }

    /// The same as types of TypeScript.
    public static String typeScript() {
        return TypeScript.of(
                TITLE + ". Written by module wire, not by hand.",
                roots(),
                Stream.concat(DalmutiTongue.rows().stream(), GrapplesTongue.rows().stream())
                        .toList());
    }
}
