package dalmuti.options;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How one option is read from rules and put into others, as it is and as text.
///
/// @param listed the values, or some usual ones where there are too many
/// @param bounds what a value has to be
/// @param print a value as text
/// @param parse the value of a text, or empty for a text that is none
record Values<T>(
        List<String> listed,
        String bounds,
        Function<Rules, T> get,
        BiConsumer<Draft, T> set,
        Function<T, String> print,
        Function<String, Optional<T>> parse) {

    private static final Pattern CHANCE = Pattern.compile("[0-9]{1,4}(\\.[0-9]{1,9})?");
    private static final long BILLION = 1_000_000_000;
    private static final Pattern ENDING = Pattern.compile("(ROUNDS|TARGET)\\(([0-9]{1,6})\\)");

    String read(Rules rules) {
        return print.apply(get.apply(rules));
    }

    /// Sets this option to a value and says whether the text is one.
    boolean write(Draft draft, String text) {
        Optional<T> value = parse.apply(text);
        value.ifPresent(it -> set.accept(draft, it));
        return value.isPresent();
    }

    void copy(Rules from, Draft to) {
        set.accept(to, get.apply(from));
    }

    static <E extends Enum<E>> Values<E> of(
            Class<E> type, Function<Rules, E> get, BiConsumer<Draft, E> set) {
        return of(List.of(type.getEnumConstants()), Enum::name, get, set);
    }

    static Values<Boolean> of(
            String yes, String no, Function<Rules, Boolean> get, BiConsumer<Draft, Boolean> set) {
        return of(List.of(false, true), value -> value ? yes : no, get, set);
    }

    private static <T> Values<T> of(
            List<T> all,
            Function<T, String> print,
            Function<Rules, T> get,
            BiConsumer<Draft, T> set) {
        List<String> names = all.stream().map(print).toList();
        return new Values<>(
                names,
                String.join(", ", names),
                get,
                set,
                print,
                text -> all.stream().filter(value -> print.apply(value).equals(text)).findFirst());
    }

    static Values<Double> ofChance(Function<Rules, Double> get, BiConsumer<Draft, Double> set) {
        return new Values<>(
                List.of("0", "0.1", "1"),
                "0..1",
                get,
                set,
                Values::decimal,
                text ->
                        Optional.of(text)
                                .filter(it -> CHANCE.matcher(it).matches())
                                .map(Double::parseDouble));
    }

    /// With as many digits as can be read.
    private static String decimal(double chance) {
        long billionths = Math.round(chance * BILLION);
        String fraction = String.valueOf(BILLION + billionths % BILLION).substring(1);
        return (billionths / BILLION + "." + fraction).replaceFirst("\\.?0*$", "");
    }

    static Values<Ending> ofEnding(Function<Rules, Ending> get, BiConsumer<Draft, Ending> set) {
        return new Values<>(
                List.of("ROUNDS(10)", "ROUNDS(20)", "TARGET(100)", "ENDLESS"),
                "ROUNDS(1..1000), TARGET(1..10000), ENDLESS",
                get,
                set,
                Ending::toString,
                Values::ending);
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
}
