package dalmuti.server.edge;

import dalmuti.contract.Refusal;

/// Thrown where a request is not carried out, with the status that says so.
final class HttpRefusal extends RuntimeException {

    /// After how many seconds to ask again where nothing better is known.
    static final int RETRY_SECONDS = 10;

    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient Refusal refusal;
    private final int retryAfter;

    private HttpRefusal(int status, int retryAfter, Refusal refusal) {
        super(refusal.key(), null, false, false);
        this.status = status;
        this.retryAfter = retryAfter;
        this.refusal = refusal;
    }

    static HttpRefusal with(int status, String field, String key, Object... arguments) {
        return new HttpRefusal(status, 0, Refusal.of(field, key, arguments));
    }

    static HttpRefusal tooMany(int seconds) {
        return new HttpRefusal(429, seconds, Refusal.of("rate", "server.too-many", seconds));
    }

    static HttpRefusal busy(int seconds) {
        return new HttpRefusal(503, seconds, Refusal.of("server", "server.unavailable"));
    }

    int status() {
        return status;
    }

    /// In seconds; 0 when waiting does not help.
    int retryAfter() {
        return retryAfter;
    }

    Refusal refusal() {
        return refusal;
    }
}
