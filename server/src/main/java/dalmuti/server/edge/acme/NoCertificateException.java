package dalmuti.server.edge.acme;

/// Thrown where a certificate can't be had.
public final class NoCertificateException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String name;
    private final String reason;

    NoCertificateException(String name, String reason) {
        super(name + ": " + reason);
        this.name = name;
        this.reason = reason;
    }

    /// The name of the host it was to be for.
    public String name() {
        return name;
    }

    public String reason() {
        return reason;
    }
}
