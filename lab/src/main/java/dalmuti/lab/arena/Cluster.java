package dalmuti.lab.arena;

import dalmuti.lab.arena.Standings.Figure;
import dalmuti.lab.arena.Standings.Versus;
import dalmuti.lab.play.Round;
import dalmuti.lab.stats.Figures;

import java.util.Arrays;

/// What all seatings of one deal come to. They hang together, so they count as one observation.
public final class Cluster {

    final Figures.Cluster<Figure> figures;
    final Figures.Cluster<Versus> pairs;
    private final int entrants;

    public Cluster(int entrants) {
        this.entrants = entrants;
        figures = new Figures.Cluster<>(Figure.class, entrants);
        pairs = new Figures.Cluster<>(Versus.class, entrants * entrants);
    }

    /// @param seated which entrant plays for each player
    void enter(Round round, int[] seated) {
        int[] finished = round.finished();
        int last = finished.length - 1;
        for (int place = 0; place <= last; place++) {
            int entrant = seated[finished[place]];
            figures.observe(Figure.POINTS, entrant, round.brought(finished[place]));
            figures.observe(Figure.FIRSTS, entrant, place == 0 ? 1 : 0);
            figures.observe(Figure.LASTS, entrant, place == last ? 1 : 0);
            for (int later = place + 1; later <= last; later++) {
                pair(Versus.BEFORE, entrant, seated[finished[later]], 1);
            }
        }
    }

    /// @param scores what everybody has at the end of a whole match
    public void enter(int[] scores, int[] seated) {
        double[] shares = shares(scores);
        for (int i = 0; i < scores.length; i++) {
            figures.observe(Figure.TOTALS, seated[i], scores[i]);
            figures.observe(Figure.WINS, seated[i], shares[i]);
            for (int j = i + 1; j < scores.length; j++) {
                boolean ahead = scores[i] > scores[j];
                double share = scores[i] == scores[j] ? 0.5 : ahead ? 1 : 0;
                pair(Versus.AHEAD, seated[i], seated[j], share);
            }
        }
    }

    private void pair(Versus versus, int one, int other, double share) {
        pairs.observe(versus, one * entrants + other, share);
        pairs.observe(versus, other * entrants + one, 1 - share);
    }

    /// Everybody's share in the win: those who have as much share it.
    public static double[] shares(int[] scores) { // SCORE-3
        int best = Arrays.stream(scores).max().orElseThrow();
        double share = 1.0 / Arrays.stream(scores).filter(score -> score == best).count();
        return Arrays.stream(scores).mapToDouble(score -> score == best ? share : 0).toArray();
    }
}
