package dalmuti.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.bots.sense.MatchSense;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;

class RaceTests {

    private static final int PLAYERS = 4;

    /// Move 3 takes place 2, the others mostly worse ones.
    private static final class Biased implements Race.Trial {
        private final SplittableRandom dice = new SplittableRandom(1);
        private final int[] tried = new int[8];
        private int luck;

        @Override
        public void draw() {
            luck = dice.nextInt(3);
        }

        @Override
        public int place(int move) {
            tried[move]++;
            return move == 3 ? 2 : move == 5 ? 1 + luck : 2 + luck;
        }
    }

    @Test
    void theBestMoveWinsAndTheBadOnesLeaveEarly() {
        var trial = new Biased();
        var race = new Race(8, trial, MatchSense.pointsOnly(PLAYERS));
        race.run(800);
        assertThat(race.winner()).isIn(3, 5);
        assertThat(trial.tried[3]).isGreaterThan(3 * trial.tried[0]);
    }

    @Test
    void samplesGiveTheSharesOfPlaces() {
        var shares = Sampling.shares(new Biased(), 8, PLAYERS, 3000);
        assertThat(shares.get(3)).containsExactly(0.0, 1.0, 0.0, 0.0);
        assertThat(shares.get(0).get(3)).isBetween(0.30, 0.37);
    }

    @Test
    void standingsAreMeansOfWhatPlacesAreWorth() {
        var race = new Race(8, new Biased(), MatchSense.pointsOnly(PLAYERS));
        race.run(3000);
        assertThat(race.standings()[3]).isEqualTo(2);
    }
}
