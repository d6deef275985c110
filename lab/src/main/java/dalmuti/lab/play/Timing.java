package dalmuti.lab.play;

/// Somebody who is told how long a player thought.
@FunctionalInterface
public interface Timing {

    void thought(int player, long nanos);
}
