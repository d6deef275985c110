package dalmuti.bots.tricks;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.engine.Odds;

/// The weights of the heuristic's rules of thumb. Only their ratios matter.
///
/// @param set how heavy any set is
/// @param rank how much heavier the worst rank makes it
/// @param strength how much lighter it is when nobody can beat it
/// @param jester what a jester in the hand is worth
/// @param jesterInDanger how much less when somebody is about to go out
/// @param lead what taking the lead is worth
/// @param leadInDanger how much more when somebody is about to go out
/// @param leadAgain how much more for whoever leads already
/// @param runOut what it is worth that nobody can stop one from going out next
public record HeuristicWeights(
        double set,
        double rank,
        double strength,
        double jester,
        double jesterInDanger,
        double lead,
        double leadInDanger,
        double leadAgain,
        double runOut) {

    /// As one would write them down: whole for what one holds, half for the lead.
    public static final HeuristicWeights PLAIN =
            new HeuristicWeights(1, 1, 1, 1, 0, 0.5, 0.5, 0.5, 6);

    /// Found by playing against itself, greedy, scorer and counter; see docs/bots.md.
    public static final HeuristicWeights TUNED =
            new HeuristicWeights(0.67, 0.69, 1.51, 1.34, 0.24, 0.19, 0.83, 0.59, 6.1);

    /// How heavy a set is in the hand of whoever has these odds.
    double burden(Odds odds, int number, int size) {
        return size == 0
                ? 0
                : set
                        + rank * odds.rules().standing(number) / Rank.PEASANT.number()
                        - strength * odds.stands(number, size);
    }

    /// How heavy a whole hand is.
    public double burden(Odds odds, Hand hand) {
        double burden =
                odds.rules().noFools()
                        ? burden(odds, Rank.JESTER.number(), hand.jesters())
                        : -jester * hand.jesters();
        for (int number = 1; number < Rank.JESTER.number(); number++) {
            burden += burden(odds, number, hand.count(number));
        }
        return burden;
    }
}
