package dalmuti.browser;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// Pictures one after the other in a file that browsers show in motion, again and again. Each is
/// that of a WebP file of its own, as it stands there.
final class AnimatedWebp {

    private static final int HEADER = 12;
    private static final int CHUNK_HEADER = 8;
    private static final int ANIMATED = 2;
    private static final int UNBLENDED = 2;

    private final ByteArrayOutputStream chunks = new ByteArrayOutputStream();
    private final int width;
    private final int height;

    /// All pictures are of this size.
    AnimatedWebp(int width, int height) {
        this.width = width;
        this.height = height;
        var extended = new ByteArrayOutputStream();
        number(extended, ANIMATED, 4);
        number(extended, width - 1, 3);
        number(extended, height - 1, 3);
        chunk("VP8X", extended);
        var endless = new ByteArrayOutputStream();
        number(endless, 0, 6);
        chunk("ANIM", endless);
    }

    /// @param webp a whole file with one picture
    /// @param millis how long it is seen
    void add(byte[] webp, int millis) {
        var frame = new ByteArrayOutputStream();
        number(frame, 0, 6);
        number(frame, width - 1, 3);
        number(frame, height - 1, 3);
        number(frame, millis, 3);
        number(frame, UNBLENDED, 1);
        ByteBuffer file = ByteBuffer.wrap(webp).order(ByteOrder.LITTLE_ENDIAN);
        int at = HEADER;
        while (!new String(webp, at, 4, StandardCharsets.US_ASCII).equals("VP8 ")) {
            at += length(file, at); // what may stand beside the picture
        }
        frame.write(webp, at, length(file, at));
        chunk("ANMF", frame);
    }

    private static int length(ByteBuffer file, int chunk) {
        int length = file.getInt(chunk + 4);
        return CHUNK_HEADER + length + length % 2;
    }

    byte[] file() {
        var file = new ByteArrayOutputStream();
        file.writeBytes("RIFF".getBytes(StandardCharsets.US_ASCII));
        number(file, 4 + chunks.size(), 4);
        file.writeBytes("WEBP".getBytes(StandardCharsets.US_ASCII));
        file.writeBytes(chunks.toByteArray());
        return file.toByteArray();
    }

    private void chunk(String name, ByteArrayOutputStream content) {
        chunks.writeBytes(name.getBytes(StandardCharsets.US_ASCII));
        number(chunks, content.size(), 4);
        chunks.writeBytes(content.toByteArray());
        number(chunks, 0, content.size() % 2);
    }

    /// The least significant byte first.
    private static void number(ByteArrayOutputStream out, int value, int bytes) {
        for (int i = 0, left = value; i < bytes; i++, left >>= 8) {
            out.write(left);
        }
    }
}
