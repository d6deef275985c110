package dalmuti.app;

import dalmuti.server.Settings;
import dalmuti.server.assembly.Server;

import java.nio.file.Path;

/// A server for tests, which can be stopped and started again where it was.
final class OpenHouse implements AutoCloseable {

    private final Path folder;
    private Server server;

    OpenHouse(Path folder) {
        this.folder = folder;
        this.server = Server.start(settings(0));
    }

    private Settings settings(int port) {
        return Settings.here(folder).at("127.0.0.1", port, 0);
    }

    String url() {
        return "http://127.0.0.1:" + server.port();
    }

    void restart() {
        int port = server.port();
        server.close();
        server = Server.start(settings(port));
    }

    @Override
    public void close() {
        server.close();
    }
}
