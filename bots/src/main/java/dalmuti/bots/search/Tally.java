package dalmuti.bots.search;

/// What came of one move in the worlds it was tried in.
public final class Tally {

    private final int[] places;
    private int worlds;
    private double sum;

    Tally(int players) {
        places = new int[players];
    }

    void add(int place, double worth) {
        places[place - 1]++;
        worlds++;
        sum += worth;
    }

    public int worlds() {
        return worlds;
    }

    /// What the move was worth on average.
    public double mean() {
        return sum / worlds;
    }

    /// The share of worlds in which a place was taken, counted from 1.
    public double chance(int place) {
        return (double) places[place - 1] / worlds;
    }
}
