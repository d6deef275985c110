package dalmuti.options;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How one option is read from rules, written as text and set from text.
///
/// @param listed the values, or some usual ones where there are too many
/// @param bounds what a value has to be
/// @param read the value in some rules, as text
/// @param write what a text changes, or empty for a text that is no value
record Values(
        List<String> listed,
        String bounds,
        Function<Rules, String> read,
        Function<String, Optional<Function<Rules, Rules>>> write) {

    private static final Pattern CHANCE = Pattern.compile("[0-9]{1,4}(\\.[0-9]{1,9})?");
    private static final Pattern ENDING = Pattern.compile("(ROUNDS|TARGET)\\(([0-9]{1,6})\\)");

    Optional<Function<Rules, Rules>> parse(String text) {
        return write.apply(text);
    }

    static <E extends Enum<E>> Values of(
            Class<E> type, Function<Rules, E> read, BiConsumer<Draft, E> set) {
        List<E> constants = List.of(type.getEnumConstants());
        List<String> names = constants.stream().map(Enum::name).toList();
        return new Values(
                names,
                String.join(", ", names),
                rules -> read.apply(rules).name(),
                text ->
                        constants.stream()
                                .filter(constant -> constant.name().equals(text))
                                .findFirst()
                                .map(constant -> change(set, constant)));
    }

    static Values of(
            String yes, String no, Function<Rules, Boolean> read, BiConsumer<Draft, Boolean> set) {
        return new Values(
                List.of(no, yes),
                no + ", " + yes,
                rules -> read.apply(rules) ? yes : no,
                text ->
                        List.of(yes, no).contains(text)
                                ? Optional.of(change(set, text.equals(yes)))
                                : Optional.empty());
    }

    static Values ofChance(Function<Rules, Double> read, BiConsumer<Draft, Double> set) {
        return new Values(
                List.of("0", "0.1", "1"),
                "0..1",
                rules -> plain(read.apply(rules)),
                text ->
                        CHANCE.matcher(text).matches()
                                ? Optional.of(change(set, Double.parseDouble(text)))
                                : Optional.empty());
    }

    static Values ofEnding(Function<Rules, Ending> read, BiConsumer<Draft, Ending> set) {
        return new Values(
                List.of("ROUNDS(10)", "ROUNDS(20)", "TARGET(100)", "ENDLESS"),
                "ROUNDS(1..1000), TARGET(1..10000), ENDLESS",
                rules -> read.apply(rules).toString(),
                text -> ending(text).map(ending -> change(set, ending)));
    }

    private static Optional<Ending> ending(String text) {
        Matcher matcher = ENDING.matcher(text);
        if (!matcher.matches()) {
            return text.equals("ENDLESS") ? Optional.of(new Ending.Endless()) : Optional.empty();
        }
        int number = Integer.parseInt(matcher.group(2));
        return Optional.of(
                matcher.group(1).equals("ROUNDS")
                        ? new Ending.Rounds(number)
                        : new Ending.Target(number));
    }

    private static String plain(double chance) {
        return BigDecimal.valueOf(chance).stripTrailingZeros().toPlainString();
    }

    private static <T> Function<Rules, Rules> change(BiConsumer<Draft, T> set, T value) {
        return rules -> rules.but(draft -> set.accept(draft, value));
    }
}
