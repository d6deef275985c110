package dalmuti.wire.openapi;

import java.util.List;

/// One thing that can be asked over HTTP.
///
/// @param method as in HTTP: `POST`
/// @param path with names in braces: `/api/tables/{code}`
/// @param status of a good answer
/// @param problems the statuses of bad ones
public record Operation(
        String method,
        String path,
        String summary,
        Access access,
        List<String> query,
        Content takes,
        Content gives,
        int status,
        List<Integer> problems) {

    public Operation {
        query = List.copyOf(query);
        problems = List.copyOf(problems);
    }

    /// Who may ask.
    public enum Access {
        EVERYBODY,
        /// Whoever says a token.
        GUESTS
    }

    /// What a body consists of.
    public sealed interface Content {

        record Nothing() implements Content {}

        record PlainText() implements Content {}

        record Json(Class<? extends Record> type) implements Content {}

        /// What takes a while: with status 202, how far it is.
        record Slow(Class<? extends Record> type) implements Content {}
    }
}
