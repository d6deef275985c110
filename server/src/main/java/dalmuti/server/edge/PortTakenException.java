package dalmuti.server.edge;

/// Thrown where something else listens already.
public final class PortTakenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int port;

    public PortTakenException(int port, Throwable cause) {
        super("Port " + port + " is taken", cause);
        this.port = port;
    }

    public int port() {
        return port;
    }

    /// Whether it is not taken, but not for this user: ports below 1024 often are not.
    public boolean isForbidden() {
        return getCause() != null && String.valueOf(getCause().getMessage()).contains("ermission");
    }
}
