package dalmuti.decrees;

import dalmuti.options.Passing;
import dalmuti.options.Rules;
import dalmuti.options.Scoring;

import java.util.Arrays;
import java.util.List;

/// A law for one round. What it changes stands where that is ruled; [Law] is whom to ask.
public enum Decree { // DEC-4
    TAX_HOLIDAY,
    HEAVY_TAX,
    CHARITY,
    FREE_MARKET,
    UPSIDE_DOWN,
    WIDDERSHINS,
    NO_FOOLS,
    SILENCE,
    LAST_FIRST,
    OPEN_COURT,
    FALL_FROM_GRACE,
    DOUBLE_STAKES;

    /// How many are laid open in a round.
    public static final int DRAWN = 3;

    /// All decrees that would change something under these rules.
    public static List<Decree> pile(Rules rules) { // DEC-2
        return Arrays.stream(values()).filter(decree -> decree.matters(rules)).toList();
    }

    private boolean matters(Rules rules) {
        return switch (this) {
            case SILENCE -> rules.passing() != Passing.OUT_OF_TRICK;
            case DOUBLE_STAKES -> rules.scoring() != Scoring.NONE;
            default -> true;
        };
    }
}
