package dalmuti.bots.grapples;

import grapples.Match;
import grapples.Office;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// What a running game may be expected to end in, at the beginning of a dealer's own turn.
/// Reckoned, not played: what is to come is the same for all but the dealer, and would only add
/// noise.
record ExpectedEnding(Match match, Office office) {

    /// What a dealer gains in each own turn of the office.
    private static final double OWN_TURN = 3;

    /// How many grapples ahead make odds of e to 1 at the very end, and how many more by each card
    /// to come. Measured, with own turns, among bots that play by [Worth]: queens bring leaders
    /// down, so that an early lead counts for little.
    private static final double AT_THE_END = 3.5;

    private static final double BY_CARD = 0.85;

    /// How many grapples ahead make odds of e to 1 while so many cards are to come.
    static double spread(int cards) {
        return AT_THE_END + BY_CARD * cards;
    }

    Ending ending() {
        var grapples = new ArrayList<Double>();
        match.players().forEach(player -> grapples.add((double) match.table().grapples(player)));
        int dealer = office.dealer().index();
        grapples.set(dealer, grapples.get(dealer) + OWN_TURN * ownTurns());
        List<Double> chances = chances(grapples);
        boolean last = match.game() == match.options().games();
        return new Ending(grapples, last ? ofTheMatch(grapples, chances) : chances);
    }

    private int ownTurns() {
        int players = match.players().size();
        int left = match.options().limit(players) - office.dealt();
        return 1 + (Math.min(left, match.table().deck().size()) - 1) / players;
    }

    private List<Double> chances(List<Double> grapples) {
        double most = Collections.max(grapples);
        double spread = spread(match.table().deck().size());
        List<Double> odds = grapples.stream().map(own -> Math.exp((own - most) / spread)).toList();
        double sum = odds.stream().mapToDouble(Double::doubleValue).sum();
        return odds.stream().map(own -> own / sum).toList();
    }

    /// G-WHO-1: most games won, then most grapples.
    private List<Double> ofTheMatch(List<Double> grapples, List<Double> chances) {
        var shares = new ArrayList<>(Collections.nCopies(chances.size(), 0.0));
        for (int winner = 0; winner < chances.size(); winner++) {
            int best = best(winner, grapples);
            shares.set(best, shares.get(best) + chances.get(winner));
        }
        return shares;
    }

    private int best(int winner, List<Double> grapples) {
        var standing = match.standing();
        Comparator<Integer> byGames =
                Comparator.comparingInt(i -> standing.won().get(i) + (i == winner ? 1 : 0));
        Comparator<Integer> byGrapples =
                Comparator.comparingDouble(i -> standing.grapples().get(i) + grapples.get(i));
        return IntStream.range(0, grapples.size())
                .boxed()
                .max(byGames.thenComparing(byGrapples))
                .orElseThrow();
    }
}
