package dalmuti.engine;

import dalmuti.options.Passing;

/// What can differ in the rules of the tricks.
///
/// @param upsideDown whether the higher number is the better among the ranks 1 to 12
/// @param noFools whether jesters are laid with jesters alone
public record TrickRules(Passing passing, boolean upsideDown, boolean noFools) {

    public static TrickRules of(Passing passing) {
        return new TrickRules(passing, false, false);
    }

    /// Where a rank stands among all, 1 for the best; a jester alone is always 13.
    public int standing(int rank) {
        return upsideDown && rank <= Lanes.RANKS ? Lanes.RANKS + 1 - rank : rank;
    }
}
