package grapples;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/// One thing a table may agree on, as it is spelled on a command line and in a record.
public enum Option {
    GAMES("games", "G-WHO-1", "1..1000"),
    DOUBLE_DOWN("doubleDown", "G-DOUBLE-1", "OPTIONAL, FORCED"),
    DOUBLE_DOWN_CHAIN("doubleDownChain", "G-DOUBLE-1", "on, off"),
    ACE_ASKS("aceAsks", "G-ACE-1", "on, off"),
    QUEEN_CONSENT("queenConsent", "G-QUEEN-3", "on, off"),
    DEALER_LIMIT("dealerLimit", "G-DEAL-2", "default, 1..54");

    private static final String DEFAULT = "default";
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,3}");

    private final String spelling;
    private final String rule;
    private final String allowed;

    Option(String spelling, String rule, String allowed) {
        this.spelling = spelling;
        this.rule = rule;
        this.allowed = allowed;
    }

    public static Optional<Option> named(String spelling) {
        return Arrays.stream(values()).filter(it -> it.spelling.equals(spelling)).findFirst();
    }

    public String spelling() {
        return spelling;
    }

    /// The id of the rule that speaks of it.
    public String rule() {
        return rule;
    }

    /// The values it may have, for people.
    public String allowed() {
        return allowed;
    }

    /// Its value in the preset.
    public String standard() {
        return in(Options.STANDARD);
    }

    /// Its value in these options.
    public String in(Options options) {
        return switch (this) {
            case GAMES -> String.valueOf(options.games());
            case DOUBLE_DOWN -> options.doubleDown().name();
            case DOUBLE_DOWN_CHAIN -> spelled(options.doubleDownChain());
            case ACE_ASKS -> spelled(options.aceAsks());
            case QUEEN_CONSENT -> spelled(options.queenConsent());
            case DEALER_LIMIT ->
                    options.dealerLimit() == Options.TWO_ROTATIONS
                            ? DEFAULT
                            : String.valueOf(options.dealerLimit());
        };
    }

    /// The options with this one changed. A value that is not allowed is a [RefusedException].
    public Options set(Options options, String value) {
        return changed(options, value)
                .orElseThrow(
                        () ->
                                new RefusedException(
                                        Refusal.of(
                                                rule,
                                                "grapples.option.value",
                                                spelling,
                                                value,
                                                allowed)));
    }

    private Optional<Options> changed(Options options, String value) {
        return switch (this) {
            case GAMES -> number(value, 1000).map(options::withGames);
            case DOUBLE_DOWN ->
                    Arrays.stream(Options.DoubleDown.values())
                            .filter(kind -> kind.name().equals(value))
                            .findFirst()
                            .map(options::withDoubleDown);
            case DOUBLE_DOWN_CHAIN -> onOrOff(value).map(options::withDoubleDownChain);
            case ACE_ASKS -> onOrOff(value).map(options::withAceAsks);
            case QUEEN_CONSENT -> onOrOff(value).map(options::withQueenConsent);
            case DEALER_LIMIT ->
                    value.equals(DEFAULT)
                            ? Optional.of(options.withDealerLimit(Options.TWO_ROTATIONS))
                            : number(value, Deck.CARDS.size()).map(options::withDealerLimit);
        };
    }

    private static String spelled(boolean on) {
        return on ? "on" : "off";
    }

    private static Optional<Boolean> onOrOff(String value) {
        return switch (value) {
            case "on" -> Optional.of(true);
            case "off" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    private static Optional<Integer> number(String value, int most) {
        return Optional.of(value)
                .filter(NUMBER.asMatchPredicate())
                .map(Integer::valueOf)
                .filter(number -> number <= most);
    }
}
