package dalmuti.server.edge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;

/// Somebody who opens a socket by hand and then does not do what WebSockets do by themselves.
final class RawCaller implements AutoCloseable {

    private final Socket socket;

    private RawCaller(Socket socket) {
        this.socket = socket;
    }

    static RawCaller at(int port, String table) throws IOException {
        return saying(port, upgrade(port, table));
    }

    /// By a connection of another kind.
    static RawCaller over(Socket socket, String table) throws IOException {
        return saying(socket, upgrade(socket.getPort(), table));
    }

    private static String upgrade(int port, String table) {
        return """
        GET /api/tables/%s/socket HTTP/1.1\r
        Host: 127.0.0.1:%d\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Extensions: permessage-deflate\r
        \r
        """
                .formatted(table, port);
    }

    /// Somebody who says this first.
    static RawCaller saying(int port, String text) throws IOException {
        return saying(new Socket(InetAddress.getLoopbackAddress(), port), text);
    }

    private static RawCaller saying(Socket socket, String text) throws IOException {
        socket.setSoTimeout((int) Running.LIMIT.toMillis());
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        return new RawCaller(socket);
    }

    /// The head of the answer.
    String head() throws IOException {
        return until("\r\n\r\n");
    }

    /// What is told until these words have come, or the server hangs up.
    String until(String last) throws IOException {
        var heard = new StringBuilder();
        InputStream in = socket.getInputStream();
        while (heard.indexOf(last) < 0) {
            int next = in.read();
            if (next < 0) {
                break;
            }
            heard.append((char) next);
        }
        return heard.toString();
    }

    void say(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] frame = new byte[6 + bytes.length];
        frame[0] = (byte) 0x81;
        frame[1] = (byte) (0x80 | bytes.length);
        System.arraycopy(bytes, 0, frame, 6, bytes.length);
        socket.getOutputStream().write(frame);
    }

    void hello() throws IOException {
        say("{\"type\":\"hello\",\"token\":\"\",\"language\":\"en\"}");
    }

    void write(byte... bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /// All that is told until the server hangs up.
    String untilTheEnd() throws IOException {
        var heard = new ByteArrayOutputStream();
        try {
            socket.getInputStream().transferTo(heard);
        } catch (SocketException e) {
            // hung up on while something was on its way
        }
        return heard.toString(StandardCharsets.ISO_8859_1);
    }

    /// Begins a text of several pieces.
    void begin() throws IOException {
        socket.getOutputStream().write(new byte[] {0x01, (byte) 0x80, 0, 0, 0, 0});
    }

    /// Sends empty frames of this kind until it is cut off, or closed.
    void pour(int kind) {
        byte[] many = new byte[6 * 10_000];
        for (int i = 0; i < many.length; i += 6) {
            many[i] = (byte) kind;
            many[i + 1] = (byte) 0x80;
        }
        try {
            while (true) {
                socket.getOutputStream().write(many);
            }
        } catch (IOException e) {
            // as it should be, sooner or later
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // the other end was faster: TLS says goodbye on a line that has been cut
        }
    }
}
