package dalmuti.bots.hints;

import java.util.List;

/// What is to be expected of every legal move, the best first.
///
/// @param samples how many worlds the figures come from
public record Advice<M>(List<Assessment<M>> moves, int samples) {

    public Advice {
        moves = List.copyOf(moves);
    }

    public Assessment<M> best() {
        return moves.getFirst();
    }

    public Assessment<M> of(M move) {
        return moves.stream()
                .filter(assessment -> assessment.move().equals(move))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(move + " was not assessed"));
    }
}
