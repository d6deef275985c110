package dalmuti.server.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/// Hostile visitors of one address, as a process of its own: they send what they send as fast as
/// they can, read nothing, and come again at once when they are cut off.
final class Flood {

    private static final int FRAMES = 1_000;
    private static final String HELLO = "{\"type\":\"hello\",\"token\":\"\",\"language\":\"en\"}";

    private final String from;
    private final int port;
    private final String table;
    private final LongAdder opened = new LongAdder();

    private Flood(String from, int port, String table) {
        this.from = from;
        this.port = port;
        this.table = table;
    }

    /// What is sent.
    enum Kind {
        PINGS(0x89),
        /// The same, but that they hang up after the first thousand and come again.
        SHORT_VISITS(0x89),
        PONGS(0x8A),
        PIECES(0x00),
        /// Connections on which nothing is said.
        HALF_OPEN(0),
        /// Requests, as many as are allowed for an address.
        BELOW_THE_LIMIT(0);

        private final int frame;

        Kind(int frame) {
            this.frame = frame;
        }
    }

    /// @param from an address of its own
    static Process start(String from, int port, String table, Kind kind, int sockets)
            throws IOException {
        // It must not take the time of the core from those who measure.
        return new ProcessBuilder(
                        "nice",
                        "-n",
                        "19",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Flood.class.getName(),
                        from,
                        String.valueOf(port),
                        table,
                        kind.name(),
                        String.valueOf(sockets))
                .redirectErrorStream(true)
                .start();
    }

    /// @param arguments the address, the port, the table, the kind and the number of sockets; it
    ///   ends when its input does, and then says how often it has connected
    static void main(String[] arguments) throws Exception {
        var flood = new Flood(arguments[0], Integer.parseInt(arguments[1]), arguments[2]);
        Kind kind = Kind.valueOf(arguments[3]);
        int sockets = Integer.parseInt(arguments[4]);
        for (int i = 0; i < sockets; i++) {
            Thread.ofVirtual().start(() -> flood.again(kind, sockets));
        }
        System.in.read();
        System.out.println(flood.opened.sum());
        System.exit(0);
    }

    private void again(Kind kind, int sockets) {
        List<RawSocket> held = new ArrayList<>();
        while (true) {
            try {
                RawSocket socket = RawSocket.connect(from, port);
                opened.increment();
                if (kind == Kind.HALF_OPEN) {
                    held.add(socket);
                    forgetSome(held);
                    continue;
                }
                try (socket) {
                    if (socket.upgrade(port, table)) {
                        send(socket, kind, sockets);
                    }
                }
            } catch (IOException | InterruptedException e) {
                // cut off
            }
        }
    }

    /// Not more than this process may have.
    private static void forgetSome(List<RawSocket> held) {
        if (held.size() > 100) {
            held.removeFirst().close();
        }
    }

    private void send(RawSocket socket, Kind kind, int sockets)
            throws IOException, InterruptedException {
        if (kind == Kind.BELOW_THE_LIMIT) {
            socket.say(HELLO);
            for (int ack = 1; true; ack++) {
                socket.say("{\"type\":\"ping\",\"ack\":" + ack + "}");
                Thread.sleep(Math.max(60, sockets * 4L)); // 250 a second of them all
            }
        }
        if (kind == Kind.PIECES) {
            socket.write(new byte[] {0x01, (byte) 0x80, 0, 0, 0, 0});
        }
        byte[] many = new byte[6 * FRAMES];
        for (int i = 0; i < many.length; i += 6) {
            many[i] = (byte) kind.frame;
            many[i + 1] = (byte) 0x80;
        }
        do {
            socket.write(many);
        } while (kind != Kind.SHORT_VISITS);
    }
}
