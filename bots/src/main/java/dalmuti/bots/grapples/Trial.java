package dalmuti.bots.grapples;

import grapples.Choice;

import java.util.ArrayList;
import java.util.List;

/// A choice, and what came of it in one imagined world after another.
final class Trial {

    /// How many worlds the first guess counts for.
    private static final int GUESSED = 40;

    private final Choice choice;
    private final double guess;
    private final List<Double> values = new ArrayList<>();
    private double sum;

    /// @param guess what the choice is worth before anything was tried, in shares of the win
    Trial(Choice choice, double guess) {
        this.guess = guess;
        this.choice = choice;
    }

    Choice choice() {
        return choice;
    }

    int count() {
        return values.size();
    }

    void add(double value) {
        values.add(value);
        sum += value;
    }

    double mean() {
        return (sum + guess * GUESSED) / (count() + GUESSED);
    }

    double ahead(Trial other) {
        return mean() - other.mean();
    }

    /// The standard error of the lead over a trial in the same worlds.
    double error(Trial other) {
        double ahead = (sum - other.sum) / count();
        double squares = 0;
        for (int i = 0; i < count(); i++) {
            double off = values.get(i) - other.values.get(i) - ahead;
            squares += off * off;
        }
        return Math.sqrt(squares / count() / (count() - 1));
    }
}
