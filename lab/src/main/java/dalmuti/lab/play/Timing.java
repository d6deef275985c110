package dalmuti.lab.play;

import java.util.function.Supplier;

/// Somebody who is told how long a player thought.
@FunctionalInterface
public interface Timing {

    /// Nobody wants to know, and the clock is not looked at.
    Timing NONE = (_, _) -> {};

    void thought(int player, long nanos);

    /// Lets a player think, and tells how long that took.
    default <M> M timed(int player, Supplier<M> thinking) {
        if (equals(NONE)) {
            return thinking.get();
        }
        long start = System.nanoTime();
        M move = thinking.get();
        thought(player, System.nanoTime() - start);
        return move;
    }
}
