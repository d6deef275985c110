package dalmuti.lab.arena;

import dalmuti.options.Rules;

/// What is to be played.
///
/// @param deals how many, each of them by every rotation of the table
public record Contest(Lineup lineup, Rules rules, Span span, long deals, long seed) {

    public Contest {
        rules.check(lineup.players());
    }

    /// How much is played with one deal of the cards.
    public enum Span {
        /// A deal and its tricks, without tax.
        TRICKS,
        /// A first round with everything that belongs to it.
        ROUND,
        /// A whole match.
        MATCH
    }
}
