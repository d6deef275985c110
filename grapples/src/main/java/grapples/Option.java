package grapples;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// One thing a table may agree on, as it is spelled on a command line and in a record.
public enum Option {
    GAMES("games", "G-WHO-1", "1..1000", value -> isNumber(value, 1000)),
    DOUBLE_DOWN(
            "doubleDown",
            "G-DOUBLE-1",
            "OPTIONAL, FORCED",
            List.of("OPTIONAL", "FORCED")::contains),
    DOUBLE_DOWN_CHAIN("doubleDownChain", "G-DOUBLE-1", "on, off", Option::isOnOrOff),
    ACE_ASKS("aceAsks", "G-ACE-1", "on, off", Option::isOnOrOff),
    SPADES_QUEEN(
            "spadesQueen",
            "G-QUEEN-2",
            "AT_LEAST_THREE, HALF",
            List.of("AT_LEAST_THREE", "HALF")::contains),
    QUEEN_CONSENT("queenConsent", "G-QUEEN-3", "on, off", Option::isOnOrOff),
    TAP_OUT("tapOut", "G-DEAL-1", "OWN_TURN, ANY_TIME", List.of("OWN_TURN", "ANY_TIME")::contains),
    DEALER_LIMIT(
            "dealerLimit",
            "G-DEAL-2",
            "default, 1..54",
            value -> value.equals(Options.DEFAULT_LIMIT) || isNumber(value, 54));

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,3}");

    private final String spelling;
    private final String rule;
    private final String allowed;
    private final Predicate<String> allows;

    Option(String spelling, String rule, String allowed, Predicate<String> allows) {
        this.spelling = spelling;
        this.rule = rule;
        this.allowed = allowed;
        this.allows = allows;
    }

    private static boolean isNumber(String value, int most) {
        return NUMBER.matcher(value).matches() && Integer.parseInt(value) <= most;
    }

    private static boolean isOnOrOff(String value) {
        return value.equals("on") || value.equals("off");
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
            case DOUBLE_DOWN_CHAIN -> options.doubleDownChain() ? "on" : "off";
            case ACE_ASKS -> options.aceAsks() ? "on" : "off";
            case SPADES_QUEEN -> options.spadesQueen().name();
            case QUEEN_CONSENT -> options.queenConsent() ? "on" : "off";
            case TAP_OUT -> options.tapOut().name();
            case DEALER_LIMIT ->
                    options.dealerLimit() == Options.TWO_ROTATIONS
                            ? Options.DEFAULT_LIMIT
                            : String.valueOf(options.dealerLimit());
        };
    }

    /// The options with this one changed. A value that is not allowed is a [RefusedException].
    public Options set(Options options, String value) {
        if (!allows.test(value)) {
            throw new RefusedException(
                    Refusal.of(rule, "grapples.option.value", spelling, value, allowed));
        }
        return Options.read(option -> option == this ? value : option.in(options));
    }
}
