package dalmuti.offline.instead;

import dalmuti.offline.Fetched;

import org.jspecify.annotations.Nullable;
import org.teavm.classlib.impl.text.DoubleAnalyzer;
import org.teavm.jso.JSBody;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// Functions of Java's library that the compiler lacks or has wrong. A plugin of the compiler has
/// every call of them come here.
public final class Replacements {

    private static final double TWO_TO_52 = 0x1.0p52;
    private static final double HALF = 0.5;
    private static final int DIGITS = 18;

    private Replacements() {}

    /// The lowest bits of a number, laid out at the ones of a mask.
    public static long expand(long bits, long mask) {
        long left = bits;
        long ones = mask;
        long laid = 0;
        while (ones != 0) {
            if ((left & 1) != 0) {
                laid |= Long.lowestOneBit(ones);
            }
            left >>>= 1;
            ones &= ones - 1;
        }
        return laid;
    }

    /// The number of 16 bits, as IEEE 754 has them: sign, 5 bits of exponent, 10 of fraction.
    public static float float16ToFloat(short bits) {
        int exponent = bits >> 10 & 0x1f;
        int fraction = bits & 0x3ff;
        float size =
                switch (exponent) {
                    case 0 -> fraction * 0x1.0p-24f;
                    case 0x1f -> fraction == 0 ? Float.POSITIVE_INFINITY : Float.NaN;
                    default -> Float.intBitsToFloat(((exponent + 112) << 23) | (fraction << 13));
                };
        return bits < 0 ? -size : size;
    }

    /// The nearest whole number; the even one when two are as near.
    public static double rint(double value) {
        double size = Math.abs(value);
        if (!(size < TWO_TO_52)) {
            return value;
        }
        double whole = size + TWO_TO_52 - TWO_TO_52; // the sum has no room for a fraction
        return Math.copySign(whole, value);
    }

    /// The nearest whole number; the larger one when two are as near.
    public static long round(double value) {
        double floor = Math.floor(value);
        return (long) (value - floor >= HALF ? floor + 1 : floor);
    }

    public static <T> Set<T> setCopy(Collection<? extends T> values) {
        return values.isEmpty() ? Set.of() : Set.copyOf(values);
    }

    public static <K, V> Map<K, V> mapCopy(Map<? extends K, ? extends V> values) {
        return values.isEmpty() ? Map.of() : Map.copyOf(values);
    }

    public static <T> Stream<T> distinct(Stream<T> values) {
        var all = new ArrayList<T>();
        values.forEachOrdered(all::add);
        return new LinkedHashSet<>(all).stream();
    }

    /// The last digits are Java's too: what each addition has lost is carried along.
    public static double sum(DoubleStream values) {
        double sum = 0;
        double over = 0;
        for (double value : values.toArray()) {
            double next = value - over;
            double more = sum + next;
            over = (more - sum) - next;
            sum = more;
        }
        return sum - over;
    }

    public static OptionalDouble average(DoubleStream values) {
        double[] all = values.toArray();
        return all.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(sum(DoubleStream.of(all)) / all.length);
    }

    /// The same set: it is a copy already, and nobody here has it but who asked.
    public static <T> SequencedSet<T> unmodifiable(SequencedSet<T> values) {
        return values;
    }

    /// The nearest of the numbers that [#float16ToFloat] makes; the even one of two as near.
    public static short floatToFloat16(float value) {
        int bits = Float.floatToRawIntBits(value);
        int sign = bits >>> 16 & 0x8000;
        float size = Math.abs(value);
        if (!(size < 65520)) {
            return (short) (sign | (Float.isNaN(value) ? 0x7e00 : 0x7c00));
        }
        if (size < 0x1.0p-14f) {
            return (short) (sign | (int) rint(size * 0x1.0p24));
        }
        int whole = bits & 0x7fffffff;
        int even = whole + 0xfff + (whole >>> 13 & 1);
        return (short) (sign | (even >>> 13) - (112 << 10));
    }

    public static Stream<String> lines(String text) {
        String[] lines = text.split("\r?\n", -1);
        int count = lines.length - (lines[lines.length - 1].isEmpty() ? 1 : 0);
        return Arrays.stream(lines, 0, count);
    }

    /// Knows `%s`, `%d` and `%x`, each perhaps with a width: Java's own brings the formats of all
    /// countries along.
    public static String formatted(String pattern, Object[] values) {
        var text = new StringBuilder();
        int next = 0;
        for (int i = 0; i < pattern.length(); i++) {
            if (pattern.charAt(i) != '%') {
                text.append(pattern.charAt(i));
                continue;
            }
            int width = i + 1;
            while (Character.isDigit(pattern.charAt(++i))) {}
            String value = value(pattern.charAt(i), values[next++]);
            String wide = pattern.substring(width, i);
            int missing = (wide.isEmpty() ? 0 : Integer.parseInt(wide)) - value.length();
            text.append((wide.startsWith("0") ? "0" : " ").repeat(Math.max(0, missing)))
                    .append(value);
        }
        return text.toString();
    }

    private static String value(char kind, Object value) {
        return switch (kind) {
            case 's', 'd' -> String.valueOf(value);
            case 'x' -> Integer.toHexString((int) value);
            default -> throw new IllegalArgumentException("Not known here: %" + kind);
        };
    }

    /// A number as 18 decimal digits and the exponent of the first of them. The browser knows the
    /// shortest digits, as Java does; the compiler's tables of powers would weigh more.
    public static void analyze(double value, DoubleAnalyzer.Result result) {
        result.sign = Double.doubleToRawLongBits(value) < 0;
        String text = exponential(Math.abs(value));
        int e = text.indexOf('e');
        String digits = text.substring(0, e).replace(".", "");
        result.mantissa = Long.parseLong(digits + "0".repeat(DIGITS - digits.length()));
        result.exponent = value == 0 ? 0 : Integer.parseInt(text.substring(e + 1));
    }

    @JSBody(params = "value", script = "return value.toExponential();")
    private static native String exponential(double value);

    /// The number of 18 decimal digits behind the point, and an exponent.
    ///
    /// @param mantissa without a sign, so that nine and more before the point has its highest bit
    public static double synthesize(long mantissa, int exponent, boolean negative) {
        double size = number(Long.toUnsignedString(mantissa) + "e" + (exponent - DIGITS));
        return negative ? -size : size;
    }

    @JSBody(params = "text", script = "return Number(text);")
    private static native double number(String text);

    /// A file that was fetched, in place of one that lies beside a class.
    public static @Nullable InputStream resource(Class<?> beside, String name) {
        return Fetched.file(name).map(ByteArrayInputStream::new).orElse(null);
    }
}
