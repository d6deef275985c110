package dalmuti.server.play;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// A WebSocket by hand, from an address of this machine that can be chosen: all of 127.0.0.0/8 is
/// here, and the server takes them for different visitors.
final class RawSocket implements AutoCloseable {

    private static final int TIMEOUT_MS = 60_000;
    private static final int LENGTH_16 = 126;

    private final Socket socket;
    private final DataInputStream in;

    private RawSocket(Socket socket) throws IOException {
        this.socket = socket;
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    }

    static RawSocket connect(String from, int port) throws IOException {
        var socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
        socket.setSoTimeout(TIMEOUT_MS);
        socket.setTcpNoDelay(true);
        socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), TIMEOUT_MS);
        return new RawSocket(socket);
    }

    /// Asks to become a socket at a table, and says whether it has.
    boolean upgrade(int port, String table) throws IOException {
        write(
                """
                GET /api/tables/%s/socket HTTP/1.1\r
                Host: 127.0.0.1:%d\r
                Upgrade: websocket\r
                Connection: Upgrade\r
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                Sec-WebSocket-Version: 13\r
                \r
                """
                        .formatted(table, port)
                        .getBytes(StandardCharsets.US_ASCII));
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.readUnsignedByte());
        }
        return head.indexOf("HTTP/1.1 101") == 0;
    }

    void write(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    void say(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length >= LENGTH_16) {
            throw new IllegalArgumentException(text);
        }
        byte[] frame = new byte[6 + bytes.length];
        frame[0] = (byte) 0x81;
        frame[1] = (byte) (0x80 | bytes.length);
        System.arraycopy(bytes, 0, frame, 6, bytes.length);
        write(frame);
    }

    /// The next text; pings are answered.
    String next() throws IOException {
        while (true) {
            int kind = in.readUnsignedByte() & 0x0F;
            int length = in.readUnsignedByte();
            if (length == LENGTH_16) {
                length = in.readUnsignedShort();
            } else if (length > LENGTH_16) {
                length = Math.toIntExact(in.readLong());
            }
            String text = new String(in.readNBytes(length), StandardCharsets.UTF_8);
            switch (kind) {
                case 0x08 -> throw new EOFException("closed: " + text);
                case 0x09 -> write(new byte[] {(byte) 0x8A, (byte) 0x80, 0, 0, 0, 0});
                default -> {
                    return text;
                }
            }
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // it is gone either way
        }
    }
}
