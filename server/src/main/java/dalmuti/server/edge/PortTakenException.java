package dalmuti.server.edge;

/// Thrown where something else listens already.
public final class PortTakenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int port;

    PortTakenException(int port, Throwable cause) {
        super("Port " + port + " is taken", cause);
        this.port = port;
    }

    public int port() {
        return port;
    }
}
