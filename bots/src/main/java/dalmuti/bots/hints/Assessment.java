package dalmuti.bots.hints;

import java.util.List;

/// What is to be expected of one move.
///
/// @param places the chance of each place, the first place first
/// @param points what the round may be expected to bring
/// @param value what the move is worth for the whole match, in points
/// @param behind how much less that is than the best move's; 0 for the best
/// @param reasons what speaks for and against it, most telling first
public record Assessment<M>(
        M move,
        List<Double> places,
        double points,
        double value,
        double behind,
        List<Reason> reasons) {

    public Assessment {
        places = List.copyOf(places);
        reasons = List.copyOf(reasons);
    }

    /// The same of another move, which is just as good.
    public Assessment<M> of(M other) {
        return new Assessment<>(other, places, points, value, behind, reasons);
    }
}
