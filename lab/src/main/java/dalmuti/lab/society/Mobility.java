package dalmuti.lab.society;

import dalmuti.lab.play.Round;
import dalmuti.lab.run.Tally;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// How often each position came to each place, and from there to each next position. Positions and
/// places count from 0.
public final class Mobility implements Tally<Mobility> {

    private final long[][][] counts;
    private final int players;

    public Mobility(int players) {
        this.players = players;
        counts = new long[players][players][players];
    }

    public int players() {
        return players;
    }

    public void enter(Round round) {
        var place = new int[players];
        var next = new int[players];
        for (int i = 0; i < players; i++) {
            place[round.finished()[i]] = i;
            next[round.next()[i]] = i;
        }
        for (int position = 0; position < players; position++) {
            int player = round.dealt()[position];
            counts[position][place[player]][next[player]]++;
        }
    }

    @Override
    public void add(Mobility other) {
        for (int i = 0; i < players; i++) {
            for (int j = 0; j < players; j++) {
                for (int k = 0; k < players; k++) {
                    counts[i][j][k] += other.counts[i][j][k];
                }
            }
        }
    }

    /// How many rounds were entered.
    public long rounds() {
        return IntStream.range(0, players).mapToLong(place -> count(0, place)).sum();
    }

    public long count(int position, int place) {
        return LongStream.of(counts[position][place]).sum();
    }

    public long count(int position, int place, int next) {
        return counts[position][place][next];
    }

    /// How often a position led to a next one, whatever the place.
    public long moved(int position, int next) {
        return Arrays.stream(counts[position]).mapToLong(place -> place[next]).sum();
    }

    /// How likely a position leads to a next one.
    public double share(int position, int next) {
        return (double) moved(position, next) / Math.max(1, rounds());
    }
}
