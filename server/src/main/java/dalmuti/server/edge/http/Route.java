package dalmuti.server.edge.http;

import dalmuti.wire.openapi.Operation;
import dalmuti.wire.openapi.Operation.Access;
import dalmuti.wire.openapi.Operation.Content;
import dalmuti.wire.rest.Reviewed;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// Something that can be asked over HTTP, and who answers it.
///
/// @param answerer answers with a record of `dalmuti.wire.rest`, a text, or an empty one
public record Route(Operation operation, Function<ApiRequest, ?> answerer) {

    static Draft get(String path, String summary) {
        return new Draft("GET", path, summary);
    }

    static Draft post(String path, String summary) {
        return new Draft("POST", path, summary);
    }

    static Draft patch(String path, String summary) {
        return new Draft("PATCH", path, summary);
    }

    static Draft delete(String path, String summary) {
        return new Draft("DELETE", path, summary);
    }

    /// A route in the making: for everybody, without a body, unless something else is said.
    static final class Draft {
        private final String method;
        private final String path;
        private final String summary;
        private Access access = Access.EVERYBODY;
        private List<String> query = List.of();
        private Content takes = new Content.Nothing();
        private List<Integer> problems = List.of();

        private Draft(String method, String path, String summary) {
            this.method = method;
            this.path = path;
            this.summary = summary;
        }

        /// Only for those who say a token.
        Draft forGuests() {
            access = Access.GUESTS;
            return this;
        }

        Draft query(String... names) {
            query = List.of(names);
            return this;
        }

        Draft takes(Class<? extends Record> json) {
            return takes(new Content.Json(json));
        }

        Draft takes(Content content) {
            takes = content;
            return this;
        }

        /// The statuses with which it may be refused.
        Draft refuses(Integer... statuses) {
            problems = List.of(statuses);
            return this;
        }

        <T extends Record> Route gives(Class<T> json, Function<ApiRequest, T> answerer) {
            return route(200, new Content.Json(json), answerer);
        }

        <T extends Record> Route creates(Class<T> json, Function<ApiRequest, T> answerer) {
            return route(201, new Content.Json(json), answerer);
        }

        Route text(Function<ApiRequest, String> answerer) {
            return route(200, new Content.PlainText(), answerer);
        }

        /// A review takes so long that it is asked for again and again.
        Route review(Function<ApiRequest, Reviewed> answerer) {
            return route(200, new Content.Slow(Reviewed.class), answerer);
        }

        /// For what is done, and answered with nothing.
        Route does(Consumer<ApiRequest> work) {
            return route(
                    204,
                    new Content.Nothing(),
                    asked -> {
                        work.accept(asked);
                        return "";
                    });
        }

        private Route route(int status, Content gives, Function<ApiRequest, ?> answerer) {
            return new Route(
                    new Operation(
                            method, path, summary, access, query, takes, gives, status, problems),
                    answerer);
        }
    }
}
