package dalmuti.bots.net;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/// The weights of a network as bytes: what they are and for which layout, each weight in 16 bits,
/// and a checksum over all of it. Whatever doesn't fit is refused.
public final class WeightsFile {

    private static final byte[] MAGIC = "dalmuti-net\n".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 1;
    private static final int HEAD = MAGIC.length + Integer.BYTES + Long.BYTES + 4 * Integer.BYTES;
    private static final int[] SHAPE = {Layout.COUNT, Network.WIDE, Network.NARROW, Network.PLACES};

    private WeightsFile() {}

    public static byte[] write(Network network) {
        int weights = network.parts().stream().mapToInt(part -> part.length).sum();
        var bytes = ByteBuffer.allocate(HEAD + weights * Short.BYTES + Long.BYTES);
        bytes.put(MAGIC).putInt(VERSION).putLong(Layout.HASH);
        Arrays.stream(SHAPE).forEach(bytes::putInt);
        for (float[] part : network.parts()) {
            for (float weight : part) {
                bytes.putShort(Float.floatToFloat16(weight));
            }
        }
        bytes.putLong(checksum(bytes.array()));
        return bytes.array();
    }

    /// The network of some bytes.
    ///
    /// @throws IOException where they are damaged or were made for something else
    public static Network read(byte[] bytes) throws IOException {
        check(bytes);
        Network network = Network.blank();
        var rest = ByteBuffer.wrap(bytes).position(HEAD);
        for (float[] part : network.parts()) {
            for (int i = 0; i < part.length; i++) {
                part[i] = Float.float16ToFloat(rest.getShort());
            }
        }
        return network;
    }

    private static void check(byte[] bytes) throws IOException {
        if (bytes.length < HEAD || !Arrays.equals(MAGIC, Arrays.copyOf(bytes, MAGIC.length))) {
            throw new IOException("These are no weights of a network");
        }
        var head = ByteBuffer.wrap(bytes).position(MAGIC.length);
        int version = head.getInt();
        if (version != VERSION) {
            throw new IOException("Weights of version %d, not %d".formatted(version, VERSION));
        }
        if (head.getLong() != Layout.HASH) {
            throw new IOException("Weights for another layout of inputs");
        }
        int[] shape = {head.getInt(), head.getInt(), head.getInt(), head.getInt()};
        int length = write(Network.blank()).length;
        if (!Arrays.equals(shape, SHAPE) || bytes.length != length) {
            throw new IOException("Weights of a network of another size");
        }
        if (ByteBuffer.wrap(bytes).getLong(bytes.length - Long.BYTES) != checksum(bytes)) {
            throw new IOException("Damaged weights: the checksum is wrong");
        }
    }

    /// Over all but the last eight bytes.
    private static long checksum(byte[] bytes) {
        var sum = new CRC32();
        sum.update(bytes, 0, bytes.length - Long.BYTES);
        return sum.getValue();
    }
}
