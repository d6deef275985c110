package dalmuti.lab.arena;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.lab.run.Crew;
import dalmuti.lab.run.Outcome;

import java.util.function.Function;

/// Bots against bots: every deal is played by every rotation of the table, so that each bot gets
/// each hand, and luck falls on all alike.
///
/// @param bots gives a bot by its name, a new one whenever it is asked
public record Arena(Function<String, Bot<View, Move>> bots) {

    /// What came of a contest.
    public record Result(Contest contest, Outcome<Standings> outcome) {

        public Standings standings() {
            return outcome.tally();
        }

        public Party party() {
            return new Party(contest.lineup(), standings());
        }
    }

    public Result run(Contest contest, Crew crew) {
        int entrants = contest.lineup().entrants().size();
        return new Result(
                contest,
                crew.run(
                        contest.deals(),
                        () -> new Standings(entrants),
                        () ->
                                new Steward(
                                        contest,
                                        contest.lineup().entrants().stream().map(bots).toList(),
                                        crew.bell())));
    }
}
