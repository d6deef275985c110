package dalmuti.wire.table;

/// What somebody wants of a new table.
///
/// @param game `dalmuti` or `grapples`
/// @param rules a preset and changes to it, as in a record: `korean passing=REENTER`
/// @param seats how many chairs there are at first
/// @param listed whether it stands in the list that everybody sees
/// @param bots the level of the bots on all chairs but the host's; empty for none
public record Plan(
        String game, String rules, int seats, boolean listed, String bots, Customs customs) {

    public Plan with(String otherRules) {
        return new Plan(game, otherRules, seats, listed, bots, customs);
    }

    /// How a table is run, apart from the rules.
    ///
    /// @param turn seconds for a decision; 0 for no clock
    /// @param bank further seconds a player may spend in a whole match
    /// @param window seconds that the revolution window stays open (REV-6)
    /// @param pause seconds between two rounds; the Greater Dalmuti may end it
    /// @param pace how long bots take
    /// @param hints whether players may ask for hints
    /// @param chat whether free text may be said
    public record Customs(
            int turn, int bank, int window, int pause, Pace pace, boolean hints, boolean chat) {

        public static final Customs USUAL = new Customs(45, 120, 8, 12, Pace.NATURAL, true, true);
    }

    /// How long bots take over a move. It never depends on what they hold.
    public enum Pace {
        NATURAL,
        BRISK,
        INSTANT
    }
}
