package dalmuti.server.edge.http;

import dalmuti.contract.RefusedException;
import dalmuti.server.Settings.Limits;
import dalmuti.table.desk.Question;
import dalmuti.table.people.Guest;
import dalmuti.wire.rest.Bodies;
import dalmuti.words.Language;

import io.javalin.http.Context;

import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/// A request to the API.
///
/// @param address whom it comes from
public record ApiRequest(Context context, String address, RateLimits rateLimits, Limits limits)
        implements Question {

    private static final String BEARER = "Bearer ";
    private static final int HEARD_OUT = 256 << 10;
    private static final List<String> TAGS =
            Arrays.stream(Language.values()).map(Language::tag).toList();

    DisconnectProbe watch() {
        return new DisconnectProbe(jetty(context));
    }

    /// The request as Jetty has it.
    public static Request jetty(Context context) {
        return ServletContextRequest.getServletContextRequest(context.req());
    }

    String part(String name) {
        return context.pathParam(name);
    }

    @Override
    public Optional<String> query(String name) {
        return Optional.ofNullable(context.queryParam(name));
    }

    /// The language that is asked for: first in the address, then by the browser.
    @Override
    public Language language() {
        return asked(context);
    }

    static Language asked(Context context) {
        return Optional.ofNullable(context.queryParam("language"))
                .flatMap(Language::of)
                .orElseGet(() -> accepted(context));
    }

    private static Language accepted(Context context) {
        String accepted = Objects.requireNonNullElse(context.header("Accept-Language"), "");
        if (accepted.isBlank()) {
            return Language.EN;
        }
        try {
            var ranges = Locale.LanguageRange.parse(accepted);
            return Optional.ofNullable(Locale.lookupTag(ranges, TAGS))
                    .flatMap(Language::of)
                    .orElse(Language.EN);
        } catch (IllegalArgumentException e) {
            return Language.EN; // a strange header is no reason not to answer
        }
    }

    /// Whoever says a token that is known.
    Guest guest() {
        return rateLimits.guest(
                token().orElseThrow(() -> HttpRefusal.with(401, "token", "server.token-missing")));
    }

    Optional<String> token() {
        return Optional.ofNullable(context.header("Authorization"))
                .filter(said -> said.startsWith(BEARER))
                .map(said -> said.substring(BEARER.length()));
    }

    /// What is refused where an address names something that is not there.
    HttpRefusal missing(String part, String key) {
        return HttpRefusal.with(404, part, key, part(part));
    }

    /// What the body says.
    <T> T body(Class<T> type) {
        return body(type, limits.body());
    }

    <T> T body(Class<T> type, int longest) {
        String media = Objects.requireNonNullElse(context.contentType(), "");
        if (!media.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
            throw HttpRefusal.with(415, "body", "server.media-type", "application/json");
        }
        return Bodies.read(type, text(longest), longest);
    }

    /// The body as it stands.
    String text(int longest) {
        // Whoever sends a little too much is heard out: otherwise the answer may not reach them.
        if (context.contentLength() > longest + HEARD_OUT) {
            throw HttpRefusal.with(413, "body", "server.too-large", longest);
        }
        byte[] bytes = bytes(longest);
        if (bytes.length > longest) {
            throw HttpRefusal.with(413, "body", "server.too-large", longest);
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new RefusedException(dalmuti.contract.Refusal.of("body", "record.not-utf-8"));
        }
    }

    /// Reads what is of no use any more: a line with something unread on it is cut, and whoever
    /// asks their next question there gets no answer.
    static void hearOut(Context context) {
        try {
            context.bodyInputStream().skip(HEARD_OUT);
        } catch (IOException e) {
            // they hung up, or fell asleep, and wait for nothing
        }
    }

    /// No more of them are kept than one more than there may be.
    private byte[] bytes(int longest) {
        try {
            return context.bodyInputStream().readNBytes(longest + 1);
        } catch (IOException e) {
            throw HttpRefusal.with(
                    400, "body", "server.bad-request"); // they hung up, or fell asleep
        }
    }
}
