package dalmuti;

import dalmuti.contract.Player;

/// What a round has brought somebody.
///
/// @param points one for everybody who went out later
/// @param bonus what a Dalmuti earned by the rise of the own peon
public record Score(Player player, int points, int bonus) { // SCORE-1, SCORE-2

    public int total() {
        return points + bonus;
    }
}
