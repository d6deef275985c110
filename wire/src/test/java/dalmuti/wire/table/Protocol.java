package dalmuti.wire.table;

import dalmuti.wire.codec.Shape;
import dalmuti.wire.schema.AsyncApi;
import dalmuti.wire.schema.JsonSchema;

import java.util.List;

/// The protocol as other programs need it, written from the same codecs that write the messages.
final class Protocol {

    static final String TITLE = "What is said over the socket of a table";

    private Protocol() {}

    private static List<Shape.Named> roots() {
        return List.of(Requests.shape(), Notices.shape());
    }

    /// A JSON Schema of everything that is said over a socket.
    static String schema() {
        return JsonSchema.of(TITLE, roots());
    }

    /// The socket itself as a document of AsyncAPI, which refers to the schema.
    static String asyncApi() {
        return AsyncApi.of(
                TITLE,
                "/api/tables/{code}/socket",
                "schema.json",
                Requests.shape(),
                Notices.shape());
    }
}
