package dalmuti.app.remote;

/// Nobody answers at the address of a server, or somebody else does.
public final class UnreachableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UnreachableException(ServerAddress server) {
        super(server.toString());
    }
}
