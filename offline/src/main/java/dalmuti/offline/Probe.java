package dalmuti.offline;

import dalmuti.engine.Perft;
import dalmuti.options.Passing;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// What a browser is held against Java with: functions of the library that its compiler was found
/// to lack or to have wrong, and counts of positions.
final class Probe {

    private static final String SEED = "00ff10abcdef";
    private static final int MANY = 200;

    private Probe() {}

    /// What the library says, a function a line.
    static List<String> library() {
        return Stream.concat(numbers().stream(), others().stream()).toList();
    }

    private static List<String> numbers() {
        return List.of(
                "rint" + halves(Math::rint) + halves(it -> Math.rint(it)),
                "round" + halves(it -> Math.round(it)),
                "expand " + Long.expand(0b1011, 0x00f0_0f00L) + Long.expand(-1, Long.MIN_VALUE + 1),
                "float16 " + halfFloats(),
                "dice " + dice(),
                "bytes " + HexFormat.of().formatHex(bytes()),
                "shuffled " + shuffled(),
                "fair " + fair());
    }

    private static List<String> others() {
        var twice = Stream.of(List.of(1, 2), List.of(2, 1)).flatMap(List::stream);
        var empty = Stream.<List<String>>of(List.of()).map(Set::copyOf);
        var set = new LinkedHashSet<>(List.of(2, 1));
        return List.of(
                "distinct " + twice.distinct().toList(),
                "concat " + Stream.concat(Stream.of(3), Stream.of(3)).distinct().count(),
                "nothing " + Map.copyOf(Map.of()).get("a") + Set.copyOf(Set.of()).contains("a"),
                "nothing, by reference " + empty.map(it -> it.contains("a")).toList(),
                "sequenced " + Collections.unmodifiableSequencedSet(set).getFirst(),
                "lines " + "a\nb\r\n\nc\n".lines().toList() + "".lines().toList(),
                "matches " + "1.5".matches("[0-9]{1,4}(\\.[0-9]{1,9})?"),
                "text " + "%2d %04x %s".formatted(7, 255, 0.1) + 1e7 + 100.0 / 3 + (float) 0.1,
                "types " + "aÅ1 \u0301한\u200b".codePoints().mapToObj(Character::getType).toList(),
                "cases " + "ÀÉÎ".toLowerCase(Locale.ROOT));
    }

    private static String halves(DoubleFunction<? extends Number> rounding) {
        return DoubleStream.of(-2.5, -1.5, -0.5, -0.2, 0.49999999999999994, 0.5, 1.5, 2.5, 1e300)
                .mapToObj(rounding)
                .map(it -> " " + it)
                .collect(Collectors.joining());
    }

    private static List<String> halfFloats() {
        return IntStream.of(0, 1, 0x3ff, 0x400, 0x3c00, 0x7bff, 0x8001, 0xbc00, 0x7c00)
                .mapToObj(it -> Float.float16ToFloat((short) it))
                .map(it -> it + "=" + Float.floatToFloat16(it))
                .toList();
    }

    private static String dice() {
        var dice = new SplittableRandom(42);
        var thrown = new ArrayList<String>();
        for (int i = 1; i < MANY; i++) {
            thrown.add(dice.nextInt(i) + " " + dice.nextLong(i * 7L) + " " + dice.nextInt());
        }
        return thrown.hashCode()
                + " "
                + dice.nextLong()
                + " "
                + dice.nextDouble()
                + thrown.getLast();
    }

    private static byte[] bytes() {
        var bytes = new byte[13];
        new SplittableRandom(9).nextBytes(bytes);
        return bytes;
    }

    private static List<Integer> shuffled() {
        var cards = new ArrayList<>(IntStream.range(0, 30).boxed().toList());
        Collections.shuffle(cards, new SplittableRandom(5));
        return cards;
    }

    /// SHA-256 and HMAC, as fair deals need them.
    private static String fair() {
        try {
            byte[] seed = HexFormat.of().parseHex(SEED);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(seed);
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(seed, "HmacSHA256"));
            mac.update(
                    "a message longer than one block of sixty-four bytes, so there are two"
                            .getBytes(StandardCharsets.UTF_8));
            mac.update(hash);
            return HexFormat.of().formatHex(hash) + " " + HexFormat.of().formatHex(mac.doFinal());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /// How many sequences of so many moves there are, as in `docs/rules/perft.txt`.
    static String perft(int ranks, int players, String passing, int depth) {
        var board = Perft.sorted(ranks, players, Passing.valueOf(passing));
        return String.valueOf(depth == 0 ? Perft.complete(board) : Perft.count(board, depth));
    }
}
