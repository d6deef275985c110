package dalmuti.server.edge.tls;

import java.nio.file.Path;

/// Thrown where a certificate or its key can't be used.
public final class BadCertificateException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String file;
    private final String reason;

    public BadCertificateException(Path file, String reason) {
        super(file + ": " + reason);
        this.file = file.toString();
        this.reason = reason;
    }

    public String file() {
        return file;
    }

    /// What is wrong; empty when it can't be read at all.
    public String reason() {
        return reason;
    }
}
