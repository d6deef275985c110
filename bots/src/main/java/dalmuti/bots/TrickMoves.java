package dalmuti.bots;

import dalmuti.Move;
import dalmuti.engine.Actions;

import java.util.List;
import java.util.stream.IntStream;

/// The moves of the tricks by the numbers of the engine.
public final class TrickMoves {

    private static final List<Move> MOVES =
            IntStream.range(0, Actions.COUNT).mapToObj(TrickMoves::numbered).toList();

    private TrickMoves() {}

    public static Move of(int action) {
        return MOVES.get(action);
    }

    /// The number of a lay or a pass.
    public static int number(Move move) {
        return move instanceof Move.Lay(var play) ? play.number() : Actions.PASS;
    }

    public static int[] numbers(List<Move> moves) {
        return moves.stream().mapToInt(TrickMoves::number).toArray();
    }

    private static Move numbered(int action) {
        return action == Actions.PASS ? new Move.Pass() : new Move.Lay(Actions.play(action));
    }
}
