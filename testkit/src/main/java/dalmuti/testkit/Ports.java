package dalmuti.testkit;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/// Ports for servers that have to be told one.
public final class Ports {

    private static final int FIRST = 10_000;

    /// Systems give the ports from here on to whoever connects to somebody, at any moment.
    private static final int LENT = 32_000;

    private Ports() {}

    /// One that nobody listens at now, nor is likely to before the test does.
    public static int free() {
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(FIRST, LENT);
            if (isFree(port)) {
                return port;
            }
        }
    }

    private static boolean isFree(int port) {
        try (var _ = new ServerSocket(port)) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }
}
