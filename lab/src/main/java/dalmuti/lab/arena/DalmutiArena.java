package dalmuti.lab.arena;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.lab.report.Findings;
import dalmuti.options.Rules;

import java.util.List;
import java.util.function.Function;

/// The Great Dalmuti in the arena.
///
/// @param bots gives a bot by its name, a new one whenever it is asked
public record DalmutiArena(Rules rules, Span span, Function<String, Bot<View, Move>> bots)
        implements ArenaGame {

    /// How much is played with one deal of the cards.
    public enum Span {
        /// A deal and its tricks, without tax.
        TRICKS,
        /// A first round with everything that belongs to it.
        ROUND,
        /// A whole match.
        MATCH
    }

    @Override
    public void check(int players) {
        rules.check(players);
    }

    @Override
    public Table table(Lineup lineup) {
        return new DalmutiTable(this, lineup);
    }

    @Override
    public Findings findings(List<Arena.Result> results) {
        return new ArenaFindings(this, results).findings();
    }
}
