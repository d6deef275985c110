package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

/// Tries actions in imagined worlds, in which everybody then plays on quickly.
final class TrickTrial implements Race.Trial {

    private final Imagination imagination;
    private final int[] actions;
    private final Playouts playouts;
    private final Board world;
    private final Board future;
    private final Sight sight;
    private int drawn;

    TrickTrial(Imagination imagination, int[] actions, Playouts playouts) {
        this.imagination = imagination;
        this.actions = actions;
        this.playouts = playouts;
        world = imagination.board(playouts.dice());
        future = world.copy();
        sight = imagination.sight(future);
    }

    @Override
    public void draw() {
        imagination.redraw(world, playouts.dice());
        drawn++;
    }

    @Override
    public int place(int move) {
        future.copyFrom(world);
        future.play(actions[move]);
        return playouts.place(future, sight, imagination.seat(), drawn);
    }
}
