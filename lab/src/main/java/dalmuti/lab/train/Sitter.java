package dalmuti.lab.train;

import dalmuti.bots.TableBot;

/// Somebody at a table where a network learns.
sealed interface Sitter {

    /// The network as it is, which learns from what it does.
    record Pupil(Thinker thinker) implements Sitter {}

    /// A network that does not learn.
    record Elder(Thinker thinker) implements Sitter {}

    /// A bot of the house.
    record Guest(TableBot bot) implements Sitter {}
}
