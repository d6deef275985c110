package dalmuti.server.play;

import java.io.IOException;
import java.net.ServerSocket;

/// Ports for tests.
final class Ports {

    private Ports() {}

    /// One that nobody listens at now.
    static int free() {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
