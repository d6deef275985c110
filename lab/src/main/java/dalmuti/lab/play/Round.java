package dalmuti.lab.play;

/// What came of one round. Positions and places count from 0, the best first; players are told by
/// their index.
///
/// @param number from 1
/// @param dealt who had each position when the cards were dealt
/// @param played who had each position while the tricks were played
/// @param finished who took each place
/// @param next who has each position in the next round
/// @param points what the round brought each player, without any bonus
/// @param decisions plays and passes, forced ones too
@SuppressWarnings("ArrayRecordComponent") // handed over, never changed
public record Round(
        int number,
        int[] dealt,
        int[] played,
        int[] finished,
        int[] next,
        int[] points,
        int[] bonus,
        Court court,
        int decisions,
        int tricks) {

    /// What happened before the tricks.
    ///
    /// @param taxed whether tax was paid
    /// @param trades how many
    public record Court(Upheaval upheaval, boolean taxed, int trades) {
        static final Court QUIET = new Court(Upheaval.NONE, false, 0);
    }

    /// Whether somebody declared.
    public enum Upheaval {
        NONE,
        REVOLUTION,
        GREATER_REVOLUTION
    }

    public int players() {
        return dealt.length;
    }

    /// What the round brought a player in all.
    public int brought(int player) {
        return points[player] + bonus[player];
    }
}
