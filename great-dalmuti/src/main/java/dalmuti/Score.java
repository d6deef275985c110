package dalmuti;

import dalmuti.contract.Player;

/// What a round has brought somebody.
///
/// @param points one for everybody who went out later
/// @param bonus what a Dalmuti earned by the rise of the own peon
public record Score(Player player, int points, int bonus) { // SCORE-1, SCORE-2

    /// What a place brings, from 1, without any bonus.
    public static int points(int place, int players) {
        return players - place;
    }

    public int total() {
        return points + bonus;
    }
}
