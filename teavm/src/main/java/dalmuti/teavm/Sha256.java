package dalmuti.teavm;

import java.util.Arrays;

/// SHA-256, as FIPS 180-4 describes it, and HMAC with it, as RFC 2104 does.
public final class Sha256 {

    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    private static final int FIRST = 16;
    private static final int[] CONSTANTS = new int[ROUNDS];
    private static final int[] START = new int[8];

    static { // fractions of roots of the first primes
        int count = 0;
        for (int number = 2; count < ROUNDS; number++) {
            if (isPrime(number)) {
                CONSTANTS[count] = fraction(Math.cbrt(number));
                if (count < START.length) {
                    START[count] = fraction(Math.sqrt(number));
                }
                count++;
            }
        }
    }

    private Sha256() {}

    private static boolean isPrime(int number) {
        for (int divisor = 2; divisor * divisor <= number; divisor++) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return true;
    }

    private static int fraction(double root) {
        return (int) (long) ((root - Math.floor(root)) * (1L << Integer.SIZE));
    }

    public static byte[] digest(byte[] message) {
        byte[] padded = Arrays.copyOf(message, (message.length + 8) / BLOCK * BLOCK + BLOCK);
        padded[message.length] = (byte) 0x80;
        long bits = 8L * message.length;
        for (int i = 1; i <= Long.BYTES; i++) {
            padded[padded.length - i] = (byte) bits;
            bits >>>= Byte.SIZE;
        }
        int[] state = START.clone();
        for (int at = 0; at < padded.length; at += BLOCK) {
            compress(state, padded, at);
        }
        var hash = new byte[state.length * Integer.BYTES];
        for (int i = 0; i < hash.length; i++) {
            hash[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return hash;
    }

    private static void compress(int[] state, byte[] message, int at) {
        int[] words = schedule(message, at);
        int[] s = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int high = turned(s[4], 6, 11, 25);
            int first = s[7] + high + ((s[4] & s[5]) ^ (~s[4] & s[6])) + CONSTANTS[i] + words[i];
            int low = turned(s[0], 2, 13, 22);
            int second = low + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
            System.arraycopy(s, 0, s, 1, 7);
            s[4] += first;
            s[0] = first + second;
        }
        for (int i = 0; i < state.length; i++) {
            state[i] += s[i];
        }
    }

    private static int[] schedule(byte[] message, int at) {
        var words = new int[ROUNDS];
        for (int i = 0; i < FIRST * Integer.BYTES; i++) {
            words[i / 4] = (words[i / 4] << Byte.SIZE) | (message[at + i] & 0xff);
        }
        for (int i = FIRST; i < ROUNDS; i++) {
            int early = words[i - 15];
            int late = words[i - 2];
            int one = Integer.rotateRight(early, 7) ^ Integer.rotateRight(early, 18) ^ early >>> 3;
            int two = Integer.rotateRight(late, 17) ^ Integer.rotateRight(late, 19) ^ late >>> 10;
            words[i] = words[i - 16] + one + words[i - 7] + two;
        }
        return words;
    }

    private static int turned(int word, int one, int two, int three) {
        return Integer.rotateRight(word, one)
                ^ Integer.rotateRight(word, two)
                ^ Integer.rotateRight(word, three);
    }

    public static byte[] hmac(byte[] key, byte[] message) {
        byte[] block = Arrays.copyOf(key.length > BLOCK ? digest(key) : key, BLOCK);
        return digest(joined(masked(block, 0x5c), digest(joined(masked(block, 0x36), message))));
    }

    private static byte[] masked(byte[] block, int mask) {
        var masked = new byte[block.length];
        for (int i = 0; i < block.length; i++) {
            masked[i] = (byte) (block[i] ^ mask);
        }
        return masked;
    }

    private static byte[] joined(byte[] one, byte[] two) {
        byte[] joined = Arrays.copyOf(one, one.length + two.length);
        System.arraycopy(two, 0, joined, one.length, two.length);
        return joined;
    }
}
