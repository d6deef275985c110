package dalmuti.server.edge.http;

import dalmuti.wire.openapi.Operation;
import dalmuti.wire.openapi.Operation.Access;
import dalmuti.wire.openapi.Operation.Content;

import java.util.List;

/// Something that can be asked over HTTP, and who answers it.
public record Route(Operation operation, Answerer answerer) {

    static final Object NOTHING = "";

    /// Answers with a record of `dalmuti.wire.rest`, a text, or [Route#NOTHING].
    @FunctionalInterface
    public interface Answerer {
        Object answer(ApiRequest asked);
    }

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
        return new Draft("DELETE", path, summary).gives(204, new Content.Nothing());
    }

    /// A route in the making: for everybody, without a body, unless something else is said.
    static final class Draft {
        private final String method;
        private final String path;
        private final String summary;
        private Access access = Access.EVERYBODY;
        private List<String> query = List.of();
        private Content takes = new Content.Nothing();
        private Content gives = new Content.Nothing();
        private int status;
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
            return takes(Content.json(json));
        }

        Draft takes(Content content) {
            takes = content;
            return this;
        }

        Draft gives(Class<? extends Record> json) {
            return gives(200, Content.json(json));
        }

        Draft creates(Class<? extends Record> json) {
            return gives(201, Content.json(json));
        }

        Draft gives(int good, Content content) {
            status = good;
            gives = content;
            return this;
        }

        /// The statuses with which it may be refused.
        Draft refuses(Integer... statuses) {
            problems = List.of(statuses);
            return this;
        }

        Route by(Answerer answerer) {
            return new Route(
                    new Operation(
                            method, path, summary, access, query, takes, gives, status, problems),
                    answerer);
        }
    }
}
