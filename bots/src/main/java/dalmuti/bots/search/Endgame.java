package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/// The exact end of a round between the last two who hold cards, when each knows the other's hand.
/// One of them goes out first whatever the other does.
public final class Endgame {

    private final Map<Position, Boolean> known = new HashMap<>();
    private int nodes;

    /// @param nodes how many positions may be looked at before it gives up
    public Endgame(int nodes) {
        this.nodes = nodes;
    }

    /// All that matters from here on, for two seats.
    ///
    /// @param hand of whoever is to play
    /// @param trick who is to play, who laid which play to beat, and who has passed on it
    private record Position(long hand, long other, long trick) {

        static Position of(Board board) {
            int turn = board.turn();
            int other = other(board);
            long trick = board.top();
            trick = trick << 4 | turn;
            trick = trick << 4 | (board.leads() ? turn : board.by());
            trick = trick << 1 | (board.hasPassed(other) ? 1 : 0);
            return new Position(board.hand(turn).packed(), board.hand(other).packed(), trick);
        }

        private static int other(Board board) {
            for (int seat = 0; seat < board.seats(); seat++) {
                if (seat != board.turn() && board.holdsCards(seat)) {
                    return seat;
                }
            }
            throw new IllegalArgumentException("The round is over");
        }
    }

    /// An action than which there is none better, if that can be known: a run of sets that nobody
    /// can beat, or the end between two when nothing is hidden any more.
    ///
    /// @param positions how many positions may be looked at
    public static OptionalInt certain(Imagination imagination, int positions) {
        OptionalInt runOut = RunOut.action(imagination.sight());
        return runOut.isPresent() || !imagination.isCertain()
                ? runOut
                : new Endgame(positions).winning(imagination.board(new SplittableRandom(0)));
    }

    /// An action that goes out first whatever the other does, if there is one and it is found.
    public OptionalInt winning(Board board) {
        try {
            return find(board);
        } catch (TooDeepException _) {
            return OptionalInt.empty(); // then it is not known whether there is one
        }
    }

    private OptionalInt find(Board board) {
        return Arrays.stream(actions(board)).filter(action -> winsWith(board, action)).findFirst();
    }

    private boolean solve(Board board) {
        Position position = Position.of(board);
        Boolean seen = known.get(position);
        if (seen != null) {
            return seen;
        }
        if (nodes-- <= 0) {
            throw new TooDeepException();
        }
        boolean wins = find(board).isPresent();
        known.put(position, wins);
        return wins;
    }

    private boolean winsWith(Board board, int action) {
        int mover = board.turn();
        Board next = board.copy();
        next.play(action);
        return next.over() ? !next.holdsCards(mover) : (next.turn() == mover) == solve(next);
    }

    /// The legal actions, the largest plays first: they end it soonest.
    private static int[] actions(Board board) {
        var actions = new int[Actions.COUNT];
        int count = board.legal(actions);
        return Arrays.stream(actions, 0, count)
                .boxed()
                .sorted((one, other) -> Integer.compare(size(other), size(one)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int size(int action) {
        return action == Actions.PASS ? 0 : Actions.play(action).size();
    }

    private static final class TooDeepException extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooDeepException() {
            super("too many positions", null, false, false);
        }
    }
}
