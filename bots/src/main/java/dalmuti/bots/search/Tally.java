package dalmuti.bots.search;

import java.util.Arrays;
import java.util.List;

/// What came of one move in the worlds it was tried in.
final class Tally {

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

    /// What the move was worth on average.
    double mean() {
        return sum / worlds;
    }

    /// In which share of the worlds each place was taken, the first place first.
    List<Double> chances() {
        return Arrays.stream(places).mapToObj(count -> (double) count / worlds).toList();
    }
}
