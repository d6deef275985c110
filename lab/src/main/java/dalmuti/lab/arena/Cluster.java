package dalmuti.lab.arena;

import dalmuti.lab.play.Round;

/// What all seatings of one deal come to. They hang together, so they count as one observation.
public final class Cluster {

    final double[][] sums;
    final double[] rounds;
    final double[] matches;
    final double[][] before;
    final double[][] ahead;

    public Cluster(int entrants) {
        sums = new double[Standings.FIGURES.length][entrants];
        rounds = new double[entrants];
        matches = new double[entrants];
        before = new double[entrants][entrants];
        ahead = new double[entrants][entrants];
    }

    @SuppressWarnings("EnumOrdinal") // figures are kept one after another
    double[] sum(Standings.Figure figure) {
        return sums[figure.ordinal()];
    }

    /// @param seated which entrant plays for each player
    void enter(Round round, int[] seated) {
        int[] finished = round.finished();
        int players = finished.length;
        for (int place = 0; place < players; place++) {
            int entrant = seated[finished[place]];
            sum(Standings.Figure.POINTS)[entrant] += round.brought(finished[place]);
            rounds[entrant]++;
            for (int later = place + 1; later < players; later++) {
                before[entrant][seated[finished[later]]]++;
            }
        }
        sum(Standings.Figure.FIRSTS)[seated[finished[0]]]++;
        sum(Standings.Figure.LASTS)[seated[finished[players - 1]]]++;
    }

    /// @param scores what everybody has at the end of a whole match
    public void enter(int[] scores, int[] seated) {
        double[] shares = shares(scores);
        for (int i = 0; i < scores.length; i++) {
            sum(Standings.Figure.TOTALS)[seated[i]] += scores[i];
            sum(Standings.Figure.WINS)[seated[i]] += shares[i];
            matches[seated[i]]++;
            for (int j = i + 1; j < scores.length; j++) {
                int compared = Integer.compare(scores[i], scores[j]);
                ahead[seated[i]][seated[j]] += (1 + compared) / 2.0;
                ahead[seated[j]][seated[i]] += (1 - compared) / 2.0;
            }
        }
    }

    /// Everybody's share in the win: those who have as much share it.
    public static double[] shares(int[] scores) { // SCORE-3
        int best = Integer.MIN_VALUE;
        int sharing = 0;
        for (int score : scores) {
            sharing = score > best ? 1 : sharing + (score == best ? 1 : 0);
            best = Math.max(best, score);
        }
        var shares = new double[scores.length];
        for (int i = 0; i < scores.length; i++) {
            shares[i] = scores[i] == best ? 1.0 / sharing : 0;
        }
        return shares;
    }
}
