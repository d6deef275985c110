package dalmuti.bench.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.LockSupport;

/// Many WebSockets on one thread, by hand: a client that costs little, so that the figures are the
/// server's.
final class Wires {

    private static final int BUFFER = 64 << 10;
    private static final int SHORT = 126;
    private static final int LONG = 127;
    private static final int MASKED = 0x80;
    private static final int LAST = 0x80;
    private static final int TEXT = 0x1;
    private static final int PING = 0x9;
    private static final int CLOSE = 0x8;

    private final Selector selector;
    private final int port;
    private final ByteBuffer in = ByteBuffer.allocateDirect(BUFFER);

    Wires(int port) throws IOException {
        this.port = port;
        this.selector = Selector.open();
    }

    /// Who hears what comes.
    interface Listener {
        void heard(String text) throws IOException;
    }

    /// One socket.
    static final class Wire {

        private final SocketChannel channel;
        private final Listener listener;
        private ByteBuffer pending = ByteBuffer.allocate(1 << 10);
        long bytes;
        long frames;

        private Wire(SocketChannel channel, Listener listener) {
            this.channel = channel;
            this.listener = listener;
        }

        void say(String text) throws IOException {
            byte[] payload = text.getBytes(StandardCharsets.UTF_8);
            ByteBuffer out = ByteBuffer.allocate(payload.length + 8);
            out.put((byte) (LAST | TEXT));
            if (payload.length < SHORT) {
                out.put((byte) (MASKED | payload.length));
            } else {
                out.put((byte) (MASKED | SHORT)).putShort((short) payload.length);
            }
            out.putInt(0).put(payload).flip(); // a mask of zeros changes nothing
            while (out.hasRemaining()) {
                channel.write(out);
            }
        }

        private void take(ByteBuffer more) throws IOException {
            if (pending.remaining() < more.remaining()) {
                pending.flip();
                int size = Math.max(2 * pending.capacity(), pending.remaining() + more.remaining());
                pending = ByteBuffer.allocate(size).put(pending);
            }
            pending.put(more).flip();
            while (frame()) {
                frames++;
            }
            pending.compact();
        }

        private boolean frame() throws IOException {
            if (pending.remaining() < 2) {
                return false;
            }
            pending.mark();
            int opcode = pending.get() & 0xF;
            long length = pending.get() & 0x7F;
            int head = length == SHORT ? Short.BYTES : length == LONG ? Long.BYTES : 0;
            if (pending.remaining() < head) {
                pending.reset();
                return false;
            }
            if (length == SHORT) {
                length = pending.getShort() & 0xFFFF;
            } else if (length == LONG) {
                length = pending.getLong();
            }
            if (pending.remaining() < length) {
                pending.reset();
                return false;
            }
            bytes += length;
            heard(opcode, (int) length);
            return true;
        }

        private void heard(int opcode, int length) throws IOException {
            int from = pending.position();
            pending.position(from + length);
            switch (opcode) {
                case TEXT ->
                        listener.heard(
                                new String(pending.array(), from, length, StandardCharsets.UTF_8));
                case CLOSE -> throw new IOException("The server has closed a socket");
                case PING ->
                        channel.write(
                                ByteBuffer.wrap(
                                        new byte[] {(byte) 0x8A, (byte) MASKED, 0, 0, 0, 0}));
                default -> {} // nothing to answer
            }
        }
    }

    Wire open(String path, Listener listener) throws IOException {
        SocketChannel channel =
                SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        String hello =
                "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
                        .formatted(path, port);
        channel.write(ByteBuffer.wrap(hello.getBytes(StandardCharsets.US_ASCII)));
        var answer = new StringBuilder();
        ByteBuffer one = ByteBuffer.allocate(1);
        while (answer.indexOf("\r\n\r\n") < 0) {
            one.clear();
            if (channel.read(one) < 0) {
                throw new IOException("No socket: " + answer);
            }
            answer.append((char) one.get(0));
        }
        if (!answer.toString().startsWith("HTTP/1.1 101")) {
            throw new IOException("No socket: " + answer);
        }
        channel.configureBlocking(false);
        var wire = new Wire(channel, listener);
        channel.register(selector, SelectionKey.OP_READ, wire);
        return wire;
    }

    /// Hears whatever comes within some time.
    void listen(long nanos) throws IOException {
        if (nanos < 1_000_000) {
            if (selector.selectNow() == 0) {
                LockSupport.parkNanos(Math.max(0, nanos));
                return;
            }
        } else {
            selector.select(nanos / 1_000_000);
        }
        for (SelectionKey key : selector.selectedKeys()) {
            var wire = (Wire) key.attachment();
            in.clear();
            if (wire.channel.read(in) < 0) {
                throw new IOException("The server is gone");
            }
            wire.take(in.flip());
        }
        selector.selectedKeys().clear();
    }
}
