package dalmuti.bench.load;

import dalmuti.server.Settings;
import dalmuti.server.assembly.Server;

import java.nio.file.Path;
import java.util.Optional;

/// The server that is put under load: as it is, but for limits that keep one address from filling
/// it.
public final class LoadServer {

    private static final int PLENTY = 1_000_000;
    private static final Settings.Limits LIMITS =
            new Settings.Limits(
                    4 << 10, 16 << 10, 2 << 20, PLENTY, PLENTY, 256, 256 << 10, PLENTY, PLENTY,
                    PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY);

    private LoadServer() {}

    /// @param arguments the folder of the data; or a database as a URL
    public static void main(String[] arguments) throws InterruptedException {
        boolean url = arguments[0].startsWith("jdbc:");
        var settings =
                Settings.here(Path.of(url ? "." : arguments[0]))
                        .in(Optional.of(arguments[0]).filter(_ -> url))
                        .within(LIMITS);
        Server server = Server.start(settings);
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        System.out.println("port " + server.port());
        Thread.currentThread().join();
    }
}
