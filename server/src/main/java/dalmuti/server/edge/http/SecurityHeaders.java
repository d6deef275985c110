package dalmuti.server.edge.http;

import dalmuti.server.edge.limit.AllowedOrigins;

import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Puts security headers on every response, and answers CORS requests of allowed origins.
public final class SecurityHeaders extends Handler.Wrapper {

    private static final List<HttpField> ALWAYS =
            List.of(
                    new HttpField(
                            "Content-Security-Policy",
                            "default-src 'self'; img-src 'self' data:; object-src 'none';"
                                    + " base-uri 'self'; form-action 'self';"
                                    + " frame-ancestors 'none'"),
                    new HttpField("X-Content-Type-Options", "nosniff"),
                    new HttpField("Referrer-Policy", "no-referrer"),
                    new HttpField("Cross-Origin-Opener-Policy", "same-origin"),
                    new HttpField(
                            "Permissions-Policy", "camera=(), geolocation=(), microphone=()"));

    /// For the Worker that hosts tables, and has no document: the runtime of its WebAssembly makes
    /// functions of text of its own.
    private static final HttpField FOR_WORKER =
            new HttpField(
                    "Content-Security-Policy",
                    "default-src 'self'; script-src 'self' 'unsafe-eval'; object-src 'none'");

    private static final String WORKER = "/worker.js";
    private static final HttpField ONLY_TLS =
            new HttpField("Strict-Transport-Security", "max-age=31536000");

    private final List<HttpField> fields;
    private final AllowedOrigins origins;

    /// @param isSecure whether people can be told to come by TLS only
    public SecurityHeaders(boolean isSecure, AllowedOrigins origins) {
        this.origins = origins;
        fields = isSecure ? Stream.concat(ALWAYS.stream(), Stream.of(ONLY_TLS)).toList() : ALWAYS;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        HttpFields.Mutable headers = response.getHeaders();
        fields.forEach(headers::put);
        if (Request.getPathInContext(request).equals(WORKER)) {
            headers.put(FOR_WORKER);
        }
        String origin = Objects.requireNonNullElse(request.getHeaders().get(HttpHeader.ORIGIN), "");
        if (origins.others().contains(origin)) {
            headers.put("Access-Control-Allow-Origin", origin);
            headers.add(HttpHeader.VARY, "Origin");
            if (request.getMethod().equals("OPTIONS")) {
                return preflight(response, callback);
            }
        }
        return super.handle(request, response, callback);
    }

    private static boolean preflight(Response response, Callback callback) {
        response.getHeaders().put("Access-Control-Allow-Methods", "GET, POST, PATCH, DELETE");
        response.getHeaders().put("Access-Control-Allow-Headers", "Authorization, Content-Type");
        response.getHeaders().put("Access-Control-Max-Age", "600");
        response.setStatus(HttpStatus.NO_CONTENT_204);
        callback.succeeded();
        return true;
    }
}
