package dalmuti.app.remote;

import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;

import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;

/// A server that says what a test wants it to say, mistakes as well.
final class ScriptedServer implements AutoCloseable {

    private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    private static final int PATIENCE_MS = 10_000;
    private static final int TEXT = 0x81;
    private static final int LONG = 126;

    private final ServerSocket door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());

    ScriptedServer() throws IOException {
        door.setSoTimeout(PATIENCE_MS);
    }

    ServerAddress address() {
        return ServerAddress.of("127.0.0.1:" + door.getLocalPort());
    }

    /// The next who comes, once they have said hello.
    Guest guest() throws IOException {
        Socket socket = door.accept();
        socket.setSoTimeout(PATIENCE_MS);
        var in = socket.getInputStream();
        var header = new StringBuilder();
        while (!header.toString().endsWith("\r\n\r\n")) {
            header.append((char) in.read());
        }
        String key =
                new BufferedReader(
                                new InputStreamReader(
                                        new java.io.ByteArrayInputStream(
                                                header.toString()
                                                        .getBytes(StandardCharsets.US_ASCII)),
                                        StandardCharsets.US_ASCII))
                        .lines()
                        .filter(line -> line.startsWith("Sec-WebSocket-Key: "))
                        .map(line -> line.substring(19))
                        .findFirst()
                        .orElseThrow();
        socket.getOutputStream()
                .write(
                        ("HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                        + "Sec-WebSocket-Accept: "
                                        + accepted(key)
                                        + "\r\n\r\n")
                                .getBytes(StandardCharsets.US_ASCII));
        return new Guest(socket, new DataInputStream(in), socket.getOutputStream());
    }

    private static String accepted(String key) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-1")
                            .digest((key + MAGIC).getBytes(StandardCharsets.US_ASCII));
            return Base64.getEncoder().encodeToString(hash);
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
    }

    /// Somebody who has come.
    record Guest(Socket socket, DataInputStream in, OutputStream out) {

        void tell(Notice notice) throws IOException {
            byte[] text = Notices.write(notice).getBytes(StandardCharsets.UTF_8);
            out.write(
                    text.length < LONG
                            ? new byte[] {(byte) TEXT, (byte) text.length}
                            : new byte[] {
                                (byte) TEXT, LONG, (byte) (text.length >> 8), (byte) text.length
                            });
            out.write(text);
            out.flush();
        }

        Request said() throws IOException {
            in.readByte();
            int length = in.readByte() & 0x7F;
            if (length == LONG) {
                length = in.readUnsignedShort();
            }
            byte[] mask = in.readNBytes(4);
            byte[] text = in.readNBytes(length);
            for (int i = 0; i < text.length; i++) {
                text[i] ^= mask[i % 4];
            }
            return Requests.read(new String(text, StandardCharsets.UTF_8));
        }

        /// Is gone, without a word.
        void cut() throws IOException {
            socket.setSoLinger(true, 0);
            socket.close();
        }
    }
}
