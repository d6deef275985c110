package dalmuti.server.edge.http;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.server.UnavailableException;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Problem;
import dalmuti.words.Language;
import dalmuti.words.Words;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Optional;

/// Answers errors with a [Problem], never with a stack trace.
public final class ErrorResponses {

    public static final String JSON = "application/json;charset=utf-8";

    private static final int BRIEF = 200;
    private static final Logger LOG = LoggerFactory.getLogger(ErrorResponses.class);

    private ErrorResponses() {}

    public static void install(RoutesConfig routes) {
        routes.exception(HttpRefusal.class, ErrorResponses::denied);
        routes.exception(
                FlawedRecordException.class,
                (e, context) -> say(context, 400, e.refusal(), Optional.of(e.line())));
        routes.exception(
                UndecidedRecordException.class,
                (e, context) -> say(context, 400, undecided(), Optional.of(e.line())));
        routes.exception(RefusedException.class, (e, context) -> say(context, 400, e.refusal()));
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

    /// No rule was broken: it can't be told whether one was.
    static Refusal undecided() {
        return Refusal.of("record", UndecidedRecordException.KEY);
    }

    private static void say(Context context, int status, Refusal refusal) {
        say(context, status, refusal, Optional.empty());
    }

    private static void say(Context context, int status, Refusal refusal, Optional<Integer> line) {
        ApiRequest.hearOut(context);
        String text = text(refusal, ApiRequest.asked(context), line);
        context.status(status).contentType(JSON).result(text);
    }

    public static String text(Refusal refusal, Language language) {
        return text(refusal, language, Optional.empty());
    }

    private static String text(Refusal refusal, Language language, Optional<Integer> line) {
        String text = sentence(refusal, language);
        return Bodies.write(new Problem(refusal.rule(), refusal.key(), text, line));
    }

    /// Why something is refused. What somebody has sent is not sent back at any length.
    static String sentence(Refusal refusal, Language language) {
        return Words.in(language)
                .say(
                        refusal.key(),
                        refusal.arguments().stream()
                                .map(it -> it instanceof String text ? brief(text) : it)
                                .toArray());
    }

    private static String brief(String text) {
        return text.codePointCount(0, text.length()) > BRIEF
                ? text.substring(0, text.offsetByCodePoints(0, BRIEF)) + "…"
                : text;
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
