package dalmuti.wire.device;

import java.util.List;
import java.util.Map;

/// What many rounds by some rules show, as the page draws it.
///
/// @param positions from the Greater Dalmuti down
/// @param figures of all together, by the names that the lab has for them
public record Society(
        String rules,
        int players,
        int rounds,
        List<Position> positions,
        Map<String, Estimate> figures) {

    public Society {
        positions = List.copyOf(positions);
        figures = Map.copyOf(figures);
    }

    /// @param points a round
    /// @param next how likely whoever has it has each of the positions in the next round
    public record Position(Estimate points, List<Double> next) {
        public Position {
            next = List.copyOf(next);
        }
    }

    /// A mean with its 95% interval.
    public record Estimate(double mean, double low, double high) {}
}
