package dalmuti.lab.society;

import dalmuti.lab.play.Round;

import java.util.List;

/// One match, looked at afterwards.
final class Biography {

    private final List<Round> rounds;
    private final int players;
    private final int[] totals;
    private final int[] points;
    private final int[] stays;
    private int steps;

    Biography(List<Round> rounds) {
        this.rounds = rounds;
        players = rounds.getFirst().players();
        totals = new int[players];
        points = new int[players];
        stays = new int[players];
        rounds.forEach(this::enter);
    }

    private void enter(Round round) {
        var next = new int[players];
        for (int position = 0; position < players; position++) {
            next[round.nextAt(position)] = position;
        }
        for (int position = 0; position < players; position++) {
            int player = round.dealtAt(position);
            int brought = brought(round, player);
            points[position] += brought;
            totals[player] += brought;
            stays[position] += next[player] == position ? 1 : 0;
            steps += Math.abs(next[player] - position);
        }
    }

    private static int brought(Round round, int player) {
        return round.points(player) + round.bonus(player);
    }

    double points(int position) {
        return points[position];
    }

    double stays(int position) {
        return stays[position];
    }

    /// What a round brought whoever had a position at first.
    double pointsOfBorn(int firstPosition, int round) {
        return brought(rounds.get(round), born(firstPosition));
    }

    /// The share in the win of whoever had a position at first.
    double won(int firstPosition) { // SCORE-3
        int best = 0;
        int sharing = 0;
        for (int total : totals) {
            sharing = total > best ? 1 : sharing + (total == best ? 1 : 0);
            best = Math.max(best, total);
        }
        return totals[born(firstPosition)] == best ? 1.0 / sharing : 0;
    }

    private int born(int firstPosition) {
        return rounds.getFirst().dealtAt(firstPosition);
    }

    /// What a measure adds up to in this match.
    double sum(Measure measure) {
        return switch (measure) {
            case TOP_STAYS -> stays[0];
            case BOTTOM_STAYS -> stays[players - 1];
            case TOP_POINTS -> points[0];
            case BOTTOM_POINTS -> points[players - 1];
            case STEPS -> steps;
            case BORN_TO_WIN -> won(0);
            case GAP -> gap();
            case DECISIONS -> rounds.stream().mapToInt(Round::decisions).sum();
            case TRICKS -> rounds.stream().mapToInt(Round::tricks).sum();
            case TAXED -> rounds.stream().filter(round -> round.court().taxed()).count();
            case TRADES -> rounds.stream().mapToInt(round -> round.court().trades()).sum();
            case REVOLUTIONS -> upheavals(Round.Upheaval.REVOLUTION);
            case GREATER_REVOLUTIONS -> upheavals(Round.Upheaval.GREATER_REVOLUTION);
            case PHILANTHROPY -> bonuses();
        };
    }

    /// In how many cases it was looked for.
    double per(Measure measure) {
        return switch (measure) {
            case BORN_TO_WIN -> 1;
            case STEPS -> (double) players * rounds.size();
            case TOP_STAYS,
                    BOTTOM_STAYS,
                    TOP_POINTS,
                    BOTTOM_POINTS,
                    GAP,
                    DECISIONS,
                    TRICKS,
                    TAXED,
                    TRADES,
                    REVOLUTIONS,
                    GREATER_REVOLUTIONS,
                    PHILANTHROPY ->
                    rounds.size();
        };
    }

    private double gap() {
        int best = totals[0];
        int worst = totals[0];
        for (int total : totals) {
            best = Math.max(best, total);
            worst = Math.min(worst, total);
        }
        return best - worst;
    }

    private double upheavals(Round.Upheaval kind) {
        return rounds.stream().filter(round -> round.court().upheaval() == kind).count();
    }

    private double bonuses() {
        double sum = 0;
        for (Round round : rounds) {
            for (int player = 0; player < players; player++) {
                sum += round.bonus(player);
            }
        }
        return sum;
    }
}
