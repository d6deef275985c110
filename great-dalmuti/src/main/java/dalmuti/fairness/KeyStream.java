package dalmuti.fairness;

import dalmuti.contract.Player;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.SortedMap;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Numbers that nobody can foresee without the seed, nor choose without everybody's part.
final class KeyStream {

    private static final String ALGORITHM = "HmacSHA256";
    private static final long NUMBERS = 1L << Integer.SIZE;

    private final Mac mac;
    private final byte[] message;
    private ByteBuffer block = ByteBuffer.allocate(0);
    private int blocks;

    /// @param purpose what the numbers are for: other numbers for each
    KeyStream(String purpose, String seed, int round, SortedMap<Player, String> entropy) {
        try {
            mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(HexFormat.of().parseHex(seed), ALGORITHM));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has " + ALGORITHM, e);
        }
        message = message(purpose.getBytes(StandardCharsets.US_ASCII), round, entropy);
    }

    private static byte[] message(byte[] purpose, int round, SortedMap<Player, String> entropy) {
        int length =
                entropy.values().stream()
                        .mapToInt(hex -> 2 * Integer.BYTES + hex.length() / 2)
                        .sum();
        ByteBuffer message = ByteBuffer.allocate(purpose.length + Integer.BYTES + length);
        message.put(purpose).putInt(round);
        entropy.forEach(
                (player, hex) -> {
                    byte[] number = HexFormat.of().parseHex(hex);
                    message.putInt(player.index()).putInt(number.length).put(number);
                });
        return message.array();
    }

    /// A number from 0 to below the bound, each exactly as likely as the others.
    int below(int bound) {
        long fair = NUMBERS - NUMBERS % bound;
        while (true) {
            long number = Integer.toUnsignedLong(next());
            if (number < fair) {
                return (int) (number % bound);
            }
        }
    }

    private int next() {
        if (!block.hasRemaining()) {
            mac.update(message);
            mac.update(ByteBuffer.allocate(Integer.BYTES).putInt(blocks).array());
            block = ByteBuffer.wrap(mac.doFinal());
            blocks++;
        }
        return block.getInt();
    }
}
