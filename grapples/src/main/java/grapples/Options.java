package grapples;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// What a table agreed on before it sat down. Each is described by its [Option].
///
/// @param dealerLimit cards a dealer may deal in office, or [#TWO_ROTATIONS]
public record Options(
        int games,
        DoubleDown doubleDown,
        boolean doubleDownChain,
        boolean aceAsks,
        boolean queenConsent,
        int dealerLimit) {

    /// The name of the one preset.
    public static final String PRESET = "standard";

    static final int TWO_ROTATIONS = 0;

    public static final Options STANDARD =
            new Options(1, DoubleDown.OPTIONAL, false, false, false, TWO_ROTATIONS);

    /// Whether a 2 or a joker allows a second card or brings it.
    public enum DoubleDown {
        OPTIONAL,
        FORCED
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

    /// These options with one of them changed. An unknown name or value is a [RefusedException].
    public Options with(String name, String value) {
        return Option.named(name).orElseThrow(() -> unknown(name)).set(this, value);
    }

    /// G-DEAL-2: the number of cards after which a dealer must tap out.
    public int limit(int players) {
        return dealerLimit == TWO_ROTATIONS ? 2 * players : dealerLimit;
    }

    Options withGames(int value) {
        return new Options(value, doubleDown, doubleDownChain, aceAsks, queenConsent, dealerLimit);
    }

    Options withDoubleDown(DoubleDown value) {
        return new Options(games, value, doubleDownChain, aceAsks, queenConsent, dealerLimit);
    }

    Options withDoubleDownChain(boolean value) {
        return new Options(games, doubleDown, value, aceAsks, queenConsent, dealerLimit);
    }

    Options withAceAsks(boolean value) {
        return new Options(games, doubleDown, doubleDownChain, value, queenConsent, dealerLimit);
    }

    Options withQueenConsent(boolean value) {
        return new Options(games, doubleDown, doubleDownChain, aceAsks, value, dealerLimit);
    }

    Options withDealerLimit(int value) {
        return new Options(games, doubleDown, doubleDownChain, aceAsks, queenConsent, value);
    }

    private static RefusedException unknown(String name) {
        String names =
                Arrays.stream(Option.values())
                        .map(Option::spelling)
                        .collect(Collectors.joining(", "));
        return new RefusedException(Refusal.of("G-WHO-1", "grapples.option.unknown", name, names));
    }
}
