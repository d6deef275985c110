package dalmuti.lab.arena;

import dalmuti.lab.play.Round;

/// What all seatings of one deal come to. They hang together, so they count as one observation.
public final class Cluster {

    final double[] points;
    final double[] rounds;
    final double[] firsts;
    final double[] lasts;
    final double[][] before;
    final double[] totals;
    final double[] matches;
    final double[] wins;
    final double[][] ahead;
    double played;
    double decisions;

    public Cluster(int entrants) {
        points = new double[entrants];
        rounds = new double[entrants];
        firsts = new double[entrants];
        lasts = new double[entrants];
        before = new double[entrants][entrants];
        totals = new double[entrants];
        matches = new double[entrants];
        wins = new double[entrants];
        ahead = new double[entrants][entrants];
    }

    /// @param seated which entrant plays for each player
    void enter(Round round, int[] seated) {
        int players = seated.length;
        for (int place = 0; place < players; place++) {
            int player = round.finishedAt(place);
            int entrant = seated[player];
            points[entrant] += round.points(player) + round.bonus(player);
            rounds[entrant]++;
            for (int later = place + 1; later < players; later++) {
                before[entrant][seated[round.finishedAt(later)]]++;
            }
        }
        firsts[seated[round.finishedAt(0)]]++;
        lasts[seated[round.finishedAt(players - 1)]]++;
        played++;
        decisions += round.decisions();
    }

    /// @param scores what everybody has at the end of a whole match
    public void enter(int[] scores, int[] seated) {
        int best = Integer.MIN_VALUE;
        int sharing = 0;
        for (int score : scores) {
            sharing = score > best ? 1 : sharing + (score == best ? 1 : 0);
            best = Math.max(best, score);
        }
        for (int i = 0; i < scores.length; i++) {
            totals[seated[i]] += scores[i];
            matches[seated[i]]++;
            wins[seated[i]] += scores[i] == best ? 1.0 / sharing : 0; // SCORE-3
            for (int j = i + 1; j < scores.length; j++) {
                int compared = Integer.compare(scores[i], scores[j]);
                ahead[seated[i]][seated[j]] += (1 + compared) / 2.0;
                ahead[seated[j]][seated[i]] += (1 - compared) / 2.0;
            }
        }
    }
}
