package dalmuti.offline;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Roster;
import dalmuti.cards.Hand;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.engine.Dice;
import dalmuti.engine.Perft;
import dalmuti.lab.play.Luck;
import dalmuti.lab.play.RulesVariant;
import dalmuti.lab.play.Runner;
import dalmuti.lab.play.SeatedBots;
import dalmuti.options.Ending;
import dalmuti.options.Passing;
import dalmuti.options.Rules;

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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// What a browser is held against Java with: functions of the library that its compiler was found
/// to lack or to have wrong, counts of positions, and how fast it is.
final class Probe {

    private static final String SEED = "00ff10abcdef";
    private static final int MANY = 200;
    private static final int PLAYERS = 6;

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
                "sums " + tenths().sum() + " " + tenths().average().orElseThrow(),
                "read " + doubles("0.0755", "0.093", "9.2234", "9.5", "-97e3", "0.99999"),
                "dice " + dice(),
                "bytes " + HexFormat.of().formatHex(bytes()),
                "shuffled " + shuffled(),
                "fair " + fair());
    }

    private static List<Double> doubles(String... texts) {
        return Stream.of(texts).map(Double::parseDouble).toList();
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

    private static DoubleStream tenths() {
        return IntStream.range(0, MANY).mapToDouble(it -> it / 10.0);
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

    /// Plays rounds at random, with the list of what is legal, and says how many decisions there
    /// were.
    static int randomRounds(int rounds) {
        var dice = new SplittableRandom(1);
        var dealer = new Dealer(Hand.FULL_DECK);
        var hands = new long[PLAYERS];
        var legal = new int[Actions.COUNT];
        Board board = Board.empty(PLAYERS, Passing.REENTER);
        int decisions = 0;
        for (int i = 0; i < rounds; i++) {
            dealer.deal(hands, dice);
            board.deal(hands);
            while (!board.over()) {
                int count = board.legal(legal);
                board.play(legal[count == 1 ? 0 : Dice.below(dice, count)]);
                decisions++;
            }
        }
        return decisions;
    }

    /// Has a bot play rounds with itself, and says how often it had a choice.
    static int choices(String bot, int rounds) {
        Bot<View, Move> player = Roster.dalmuti().named(bot).orElseThrow();
        var choices = new AtomicInteger();
        Bot<View, Move> counted =
                (view, legal, dice) -> {
                    choices.addAndGet(legal.size() > 1 ? 1 : 0);
                    return player.choose(view, legal, dice);
                };
        Rules rules = Rules.of("official").but(it -> it.ending = new Ending.Rounds(rounds));
        var variant = new RulesVariant(rules, RulesVariant.Court.WHOLE);
        Runner.of(variant, new SeatedBots(Collections.nCopies(PLAYERS, counted)))
                .play(Luck.ofMatch(1, 0, PLAYERS), _ -> {});
        return choices.get();
    }
}
