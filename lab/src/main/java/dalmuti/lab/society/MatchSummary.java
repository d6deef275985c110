package dalmuti.lab.society;

import dalmuti.lab.arena.Cluster;
import dalmuti.lab.play.Round;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/// One match, looked at afterwards.
final class MatchSummary {

    final List<Round> rounds;
    final int players;

    /// By position at the deal.
    final int[] points;

    /// By position, how often it had the same person in the next round.
    final int[] stays;

    /// How many positions all players moved together.
    int steps;

    private final int[] totals;
    private final double[] wins;

    MatchSummary(List<Round> rounds) {
        this.rounds = rounds;
        players = rounds.getFirst().players();
        totals = new int[players];
        points = new int[players];
        stays = new int[players];
        rounds.forEach(this::enter);
        wins = Cluster.shares(rounds.getLast().standing(totals));
    }

    private void enter(Round round) {
        var next = new int[players];
        for (int position = 0; position < players; position++) {
            next[round.next()[position]] = position;
        }
        for (int position = 0; position < players; position++) {
            int player = round.dealt()[position];
            int brought = round.brought(player);
            points[position] += brought;
            totals[player] += brought;
            stays[position] += next[player] == position ? 1 : 0;
            steps += Math.abs(next[player] - position);
        }
    }

    /// What a round brought whoever had a position at first.
    double pointsOfBorn(int firstPosition, int round) {
        return rounds.get(round).brought(born(firstPosition));
    }

    /// The share in the win of whoever had a position at first.
    double won(int firstPosition) {
        return wins[born(firstPosition)];
    }

    private int born(int firstPosition) {
        return rounds.getFirst().dealt()[firstPosition];
    }

    double sum(ToIntFunction<Round> figure) {
        return rounds.stream().mapToInt(figure).sum();
    }

    /// How often whoever had a position at the deal was first out.
    double firstOut(int position) {
        return sum(round -> round.dealt()[position] == round.finished()[0] ? 1 : 0);
    }

    double upheavals(Round.Upheaval kind) {
        return sum(round -> round.court().upheaval() == kind ? 1 : 0);
    }

    double bonuses() {
        return sum(round -> Arrays.stream(round.bonus()).sum());
    }

    /// Between the best total and the worst.
    double gap() {
        var all = Arrays.stream(totals).summaryStatistics();
        return all.getMax() - all.getMin();
    }
}
