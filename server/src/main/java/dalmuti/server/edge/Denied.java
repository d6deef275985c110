package dalmuti.server.edge;

import dalmuti.contract.Refusal;

/// Thrown where a request is not carried out, with the status that says so.
final class Denied extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient Refusal refusal;
    private final int retryAfter;

    private Denied(int status, int retryAfter, Refusal refusal) {
        super(refusal.key(), null, false, false);
        this.status = status;
        this.retryAfter = retryAfter;
        this.refusal = refusal;
    }

    static Denied with(int status, String field, String key, Object... arguments) {
        return new Denied(status, 0, Refusal.of(field, key, arguments));
    }

    static Denied tooMany(int seconds) {
        return new Denied(429, seconds, Refusal.of("rate", "server.too-many", seconds));
    }

    static Denied busy(int seconds) {
        return new Denied(503, seconds, Refusal.of("server", "server.unavailable"));
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
