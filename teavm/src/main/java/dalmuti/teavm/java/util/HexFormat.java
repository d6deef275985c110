package dalmuti.teavm.java.util;

/// Stands for Java's, as far as it is used: two small letters a byte.
public final class HexFormat {

    private static final HexFormat PLAIN = new HexFormat();
    private static final String DIGITS = "0123456789abcdef";
    private static final int RADIX = 16;

    private HexFormat() {}

    public static HexFormat of() {
        return PLAIN;
    }

    public String formatHex(byte[] bytes) {
        var text = new StringBuilder();
        for (byte it : bytes) {
            text.append(DIGITS.charAt((it & 0xff) / RADIX)).append(DIGITS.charAt(it & 0xf));
        }
        return text.toString();
    }

    public byte[] parseHex(CharSequence text) {
        if (text.length() % 2 != 0) {
            throw new IllegalArgumentException("An odd number of digits");
        }
        var bytes = new byte[text.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (digit(text.charAt(2 * i)) * RADIX + digit(text.charAt(2 * i + 1)));
        }
        return bytes;
    }

    private static int digit(char c) {
        int value = Character.digit(c, RADIX);
        if (value < 0) {
            throw new IllegalArgumentException("Not a digit: " + c);
        }
        return value;
    }
}
