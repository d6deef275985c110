package dalmuti.bots;

import dalmuti.engine.Sight;

import java.util.random.RandomGenerator;

/// Plays tricks by what a seat sees on the table: fast enough for millions of rounds.
@FunctionalInterface
public interface TrickPlayer {

    /// One of the legal actions of the seat that looks.
    int play(Sight sight, RandomGenerator dice);
}
