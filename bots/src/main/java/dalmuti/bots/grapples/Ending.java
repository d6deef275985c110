package dalmuti.bots.grapples;

import dalmuti.contract.Player;

import grapples.Match;
import grapples.Phase;
import grapples.Standing;

import java.util.ArrayList;
import java.util.List;

/// How a game ended, or how it may be expected to.
///
/// @param grapples of this game, by seat
/// @param shares of the win, by seat: of the game, or of the match where it is the last one
///   (G-WHO-1)
record Ending(List<Double> grapples, List<Double> shares) {

    /// How much of the aim is the margin: enough to tell lost causes apart, too little to outweigh
    /// a win.
    private static final double MARGIN = 0.1;

    /// A lead that is worth about three quarters of the margin's share.
    private static final double CLEAR_LEAD = 20;

    /// The end of a game that is over.
    static Ending reached(Standing before, Match after) {
        Standing now = after.standing();
        List<Player> players = after.players();
        List<Player> winners =
                after.phase() instanceof Phase.Over(var best)
                        ? best
                        : players.stream()
                                .filter(
                                        it ->
                                                now.won().get(it.index())
                                                        > before.won().get(it.index()))
                                .toList();
        var gained = new ArrayList<Double>();
        var shares = new ArrayList<Double>();
        for (Player player : players) {
            int seat = player.index();
            gained.add((double) now.grapples().get(seat) - before.grapples().get(seat));
            shares.add(winners.contains(player) ? 1.0 / winners.size() : 0);
        }
        return new Ending(gained, shares);
    }

    double share(Player player) {
        return shares.get(player.index());
    }

    /// What is maximised: mostly the share of the win, and a little the margin.
    double value(Player player) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < grapples.size(); i++) {
            best = i == player.index() ? best : Math.max(best, grapples.get(i));
        }
        double margin = Math.tanh((grapples.get(player.index()) - best) / CLEAR_LEAD);
        return (1 - MARGIN) * share(player) + MARGIN * (1 + margin) / 2;
    }

    /// The share of each place by grapples, the first place first: those who are level share
    /// theirs.
    List<Double> places(Player player) {
        double own = grapples.get(player.index());
        long ahead = grapples.stream().filter(other -> other > own).count();
        long level = grapples.stream().filter(other -> other == own).count();
        var places = new ArrayList<Double>();
        for (int place = 0; place < grapples.size(); place++) {
            places.add(place >= ahead && place < ahead + level ? 1.0 / level : 0);
        }
        return places;
    }
}
