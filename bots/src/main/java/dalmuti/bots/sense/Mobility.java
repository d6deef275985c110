package dalmuti.bots.sense;

import dalmuti.options.Philanthropy;

/// How people rise and fall in one kind of society: how likely each position comes to each place,
/// and which position a place leads to from there. Everything counts from 1.
final class Mobility {

    private final int players;
    private final double[][] chances;
    private final double[][][] next;

    Mobility(int players) {
        this.players = players;
        chances = new double[players + 1][players + 1];
        next = new double[players + 1][players + 1][players + 1];
    }

    void chance(int position, int place, double chance) {
        chances[position][place] = chance;
    }

    void next(int position, int place, int nextPosition, double chance) {
        next[position][place][nextPosition] = chance;
    }

    /// The points to be expected from each position in so many rounds.
    double[] future(int rounds, Philanthropy philanthropy) {
        double[] points = MatchSense.pointsOnly(players);
        var future = new double[players + 1];
        for (int round = 0; round < rounds; round++) {
            var earlier = new double[players + 1];
            earlier[1] = bonus(players, philanthropy);
            earlier[2] = players > 3 ? bonus(players - 1, philanthropy) : 0; // WHO-2
            for (int position = 1; position <= players; position++) {
                for (int place = 1; place <= players; place++) {
                    double worth = points[place] + expected(position, place, future);
                    earlier[position] += chances[position][place] * worth;
                }
            }
            future = earlier;
        }
        return future;
    }

    /// What the rise of whoever has a peon's position brings the own lord on average.
    private double bonus(int peon, Philanthropy philanthropy) { // SCORE-2
        var worth = new double[players + 1];
        for (int to = 1; to <= players; to++) {
            worth[to] = philanthropy.bonus(Math.max(0, peon - to));
        }
        double bonus = 0;
        for (int place = 1; place <= players; place++) {
            bonus += chances[peon][place] * expected(peon, place, worth);
        }
        return bonus;
    }

    /// What coming from a position to a place leads to, when each next position is worth so much.
    double expected(int position, int place, double[] worth) {
        double expected = 0;
        double known = 0;
        for (int to = 1; to <= players; to++) {
            expected += next[position][place][to] * worth[to];
            known += next[position][place][to];
        }
        return known == 0 ? worth[place] : expected / known; // a case never seen goes by its place
    }
}
