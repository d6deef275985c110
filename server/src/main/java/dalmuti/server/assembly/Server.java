package dalmuti.server.assembly;

public final class Server {
    private Server() {}
}
