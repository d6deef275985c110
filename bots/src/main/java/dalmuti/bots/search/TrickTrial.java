package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.random.RandomGenerator;

/// Tries actions in imagined worlds, in which everybody then plays on quickly.
final class TrickTrial implements Race.Trial {

    private final Imagination imagination;
    private final int[] actions;
    private final RandomGenerator dice;
    private final Playouts playouts;
    private final Board world;
    private final Board future;
    private final Sight sight;
    private int drawn;

    TrickTrial(Imagination imagination, int[] actions, RandomGenerator dice) {
        this.imagination = imagination;
        this.actions = actions;
        this.dice = dice;
        playouts = new Playouts(dice);
        world = imagination.board(dice);
        future = world.copy();
        sight = imagination.sight(future);
    }

    @Override
    public void draw() {
        imagination.redraw(world, dice);
        drawn++;
    }

    @Override
    public int place(int move) {
        future.copyFrom(world);
        future.play(actions[move]);
        return playouts.place(future, sight, imagination.seat(), drawn);
    }
}
