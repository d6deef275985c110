package grapples;

import dalmuti.contract.Player;

/// Which way cards go round. Left is the next player in the order in which they sat down.
public enum Direction {
    LEFT(1),
    RIGHT(-1);

    private final int step;

    Direction(int step) {
        this.step = step;
    }

    /// The neighbour of a player on this side.
    public Player of(Player player, int players) {
        return new Player(Math.floorMod(player.index() + step, players));
    }
}
