package grapples;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What a table agreed on before it sat down. Each is described by its [Option].
///
/// @param dealerLimit cards a dealer may deal in office, or [#TWO_ROTATIONS]
public record Options(
        int games,
        DoubleDown doubleDown,
        boolean doubleDownChain,
        boolean aceAsks,
        SpadesQueen spadesQueen,
        boolean queenConsent,
        TapOut tapOut,
        int dealerLimit) {

    /// The name of the one preset.
    public static final String PRESET = "standard";

    static final int TWO_ROTATIONS = 0;
    static final String DEFAULT_LIMIT = "default";

    public static final Options STANDARD =
            new Options(
                    1,
                    DoubleDown.OPTIONAL,
                    false,
                    false,
                    SpadesQueen.AT_LEAST_THREE,
                    false,
                    TapOut.OWN_TURN,
                    TWO_ROTATIONS);

    /// Whether a 2 or a joker allows a second card or brings it.
    public enum DoubleDown {
        OPTIONAL,
        FORCED
    }

    /// How many cards the queen of spades takes.
    public enum SpadesQueen { // G-QUEEN-2
        AT_LEAST_THREE,
        HALF
    }

    /// When a dealer may leave the office.
    public enum TapOut { // G-DEAL-1
        OWN_TURN,
        ANY_TIME
    }

    /// The options of a preset by its name.
    public static Options preset(String name) {
        if (!name.equals(PRESET)) {
            throw new RefusedException(
                    Refusal.of("G-WHO-1", "grapples.option.preset", name, PRESET));
        }
        return STANDARD;
    }

    /// Options as people write them in a line.
    public static Options of(String line) {
        return of(List.of(line.strip().split("\\s+", -1)));
    }

    /// Options as people write them: the preset, and what differs from it as `name=value`.
    public static Options of(List<String> words) {
        Options options = preset(words.isEmpty() ? "" : words.getFirst());
        for (String word : words.stream().skip(1).toList()) {
            int equals = word.indexOf('=');
            options =
                    equals < 0
                            ? options.with(word, "")
                            : options.with(word.substring(0, equals), word.substring(equals + 1));
        }
        return options;
    }

    /// Options of which every value is given as text, and allowed.
    static Options read(Function<Option, String> values) {
        String limit = values.apply(Option.DEALER_LIMIT);
        return new Options(
                Integer.parseInt(values.apply(Option.GAMES)),
                DoubleDown.valueOf(values.apply(Option.DOUBLE_DOWN)),
                values.apply(Option.DOUBLE_DOWN_CHAIN).equals("on"),
                values.apply(Option.ACE_ASKS).equals("on"),
                SpadesQueen.valueOf(values.apply(Option.SPADES_QUEEN)),
                values.apply(Option.QUEEN_CONSENT).equals("on"),
                TapOut.valueOf(values.apply(Option.TAP_OUT)),
                limit.equals(DEFAULT_LIMIT) ? TWO_ROTATIONS : Integer.parseInt(limit));
    }

    /// These options with one of them changed. An unknown name or value is a [RefusedException].
    public Options with(String name, String value) {
        return Option.named(name).orElseThrow(() -> unknown(name)).set(this, value);
    }

    /// G-DEAL-2: the number of cards after which a dealer must tap out.
    public int limit(int players) {
        return dealerLimit == TWO_ROTATIONS ? 2 * players : dealerLimit;
    }

    /// As people write them: the preset and what differs from it.
    @Override
    public String toString() {
        var text = new StringBuilder(PRESET);
        for (Option option : Option.values()) {
            if (!option.in(this).equals(option.standard())) {
                text.append(' ').append(option.spelling()).append('=').append(option.in(this));
            }
        }
        return text.toString();
    }

    private static RefusedException unknown(String name) {
        String names =
                Arrays.stream(Option.values())
                        .map(Option::spelling)
                        .collect(Collectors.joining(", "));
        return new RefusedException(Refusal.of("G-WHO-1", "grapples.option.unknown", name, names));
    }
}
