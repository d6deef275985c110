package dalmuti.lab.play;

/// What came of one round. Positions and places count from 0, the best first; players are told by
/// their index.
public final class Round {

    private final int number;
    private final int[] dealt;
    private final int[] played;
    private final int[] finished;
    private final int[] next;
    private final int[] points;
    private final int[] bonus;
    private final Court court;
    private final int decisions;
    private final int tricks;

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

    Round(
            int number,
            Order order,
            int[] points,
            int[] bonus,
            Court court,
            int decisions,
            int tricks) {
        this.number = number;
        this.dealt = order.dealt();
        this.played = order.played();
        this.finished = order.finished();
        this.next = order.next();
        this.points = points;
        this.bonus = bonus;
        this.court = court;
        this.decisions = decisions;
        this.tricks = tricks;
    }

    /// Who was where at four moments of a round.
    @SuppressWarnings("ArrayRecordComponent") // handed over, never kept by two
    record Order(int[] dealt, int[] played, int[] finished, int[] next) {}

    /// From 1.
    public int number() {
        return number;
    }

    public int players() {
        return dealt.length;
    }

    /// Who had a position when the cards were dealt.
    public int dealtAt(int position) {
        return dealt[position];
    }

    /// Who had a position while the tricks were played.
    public int playedAt(int position) {
        return played[position];
    }

    /// Who took a place.
    public int finishedAt(int place) {
        return finished[place];
    }

    /// Who has a position in the next round.
    public int nextAt(int position) {
        return next[position];
    }

    /// What the round brought a player, without any bonus.
    public int points(int player) {
        return points[player];
    }

    public int bonus(int player) {
        return bonus[player];
    }

    public Court court() {
        return court;
    }

    /// Plays and passes, forced ones too.
    public int decisions() {
        return decisions;
    }

    public int tricks() {
        return tricks;
    }
}
