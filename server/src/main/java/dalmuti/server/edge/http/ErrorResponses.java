package dalmuti.server.edge.http;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.server.UnavailableException;
import dalmuti.table.desk.Problems;
import dalmuti.words.Language;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Objects;

/// Answers errors with a [dalmuti.wire.rest.Problem], never with a stack trace.
public final class ErrorResponses {

    public static final String JSON = "application/json;charset=utf-8";
    private static final String PLAIN = "text/plain;charset=utf-8";

    private static final Logger LOG = LoggerFactory.getLogger(ErrorResponses.class);

    private ErrorResponses() {}

    public static void install(RoutesConfig routes) {
        routes.exception(HttpRefusal.class, ErrorResponses::denied);
        routes.exception(FlawedRecordException.class, ErrorResponses::refused);
        routes.exception(UndecidedRecordException.class, ErrorResponses::refused);
        routes.exception(RefusedException.class, ErrorResponses::refused);
        routes.exception(
                HttpResponseException.class,
                (e, context) -> say(context, e.getStatus(), refusal(e.getStatus())));
        routes.exception(UnavailableException.class, ErrorResponses::unavailable);
        routes.exception(
                Exception.class,
                (e, context) -> {
                    LOG.error("{} {}", context.method(), context.path(), e);
                    say(context, 500, refusal(500));
                });
    }

    private static void unavailable(UnavailableException e, Context context) {
        LOG.warn("{} {}: {}", context.method(), context.path(), e.getMessage());
        denied(HttpRefusal.busy(HttpRefusal.RETRY_SECONDS), context);
    }

    private static void denied(HttpRefusal e, Context context) {
        if (e.retryAfter() > 0) {
            context.header("Retry-After", String.valueOf(e.retryAfter()));
        }
        if (e.status() == 401) {
            context.header("WWW-Authenticate", "Bearer");
        }
        say(context, e.status(), e.refusal());
    }

    private static void refused(RuntimeException e, Context context) {
        say(context, 400, JSON, Problems.of(e, ApiRequest.asked(context)).orElseThrow());
    }

    /// Whoever opens a page reads a sentence; programs read what is wrong with what.
    private static void say(Context context, int status, Refusal refusal) {
        Language language = ApiRequest.asked(context);
        if (Objects.requireNonNullElse(context.header("Accept"), "").contains("text/html")) {
            say(context, status, PLAIN, Problems.sentence(refusal, language));
        } else {
            say(context, status, JSON, Problems.text(refusal, language));
        }
    }

    private static void say(Context context, int status, String type, String text) {
        ApiRequest.hearOut(context);
        context.status(status).contentType(type).result(text);
    }

    /// What a status says that nobody has said more of.
    public static Refusal refusal(int status) {
        return switch (status) {
            case 403 -> Refusal.of("origin", "server.origin");
            case 404 -> Refusal.of("path", "server.no-such-page");
            case 405 -> Refusal.of("method", "server.method");
            case 413 -> Refusal.of("body", "server.too-large-request");
            case 429 -> Refusal.of("rate", "server.too-many", HttpRefusal.RETRY_SECONDS);
            case 503 -> Refusal.of("server", "server.unavailable");
            default ->
                    status < 500
                            ? Refusal.of("request", "server.bad-request")
                            : Refusal.of("server", "server.mistake");
        };
    }
}
