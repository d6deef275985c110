package dalmuti.lab.arena;

import dalmuti.lab.play.Luck;
import dalmuti.lab.play.Timing;
import dalmuti.lab.report.Findings;

import java.util.Arrays;
import java.util.List;

/// A game as bots play it against each other.
public interface ArenaGame {

    /// Refuses what can't be played before anything is.
    void check(int players);

    /// A table for one thread, with bots of its own.
    Table table(Lineup lineup);

    /// @param results of at least one arena of this game
    Findings findings(List<Arena.Result> results);

    /// Plays one seating of a deal after another.
    @FunctionalInterface
    interface Table {
        /// @param cluster is told what came of it
        /// @param timing may be told how long players thought
        void play(Seating seating, Cluster cluster, Timing timing);
    }

    /// One rotation of the table for a deal.
    ///
    /// @param rotation from 0
    /// @param seated which entrant plays for each player
    @SuppressWarnings("ArrayRecordComponent") // never changed
    record Seating(long deal, int rotation, int[] seated, Luck luck) {

        /// Who plays, by player.
        public <B> List<B> of(List<B> entrants) {
            return Arrays.stream(seated).mapToObj(entrants::get).toList();
        }
    }
}
