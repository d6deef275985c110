package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.bots.TrickPlayer;
import dalmuti.bots.tricks.GreedyTricks;
import dalmuti.bots.tricks.Heuristic;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/// Tries actions in imagined worlds, and lets everybody play on quickly. Nobody knows how the
/// others will play, so in some worlds they go by rules of thumb and in some greedily, and so does
/// the player: the best action is the one that holds good for all of these.
final class TrickTrial implements Race.Trial {

    private static final List<TrickPlayer> WAYS = List.of(new Heuristic(), new GreedyTricks());

    private final Imagination imagination;
    private final RandomGenerator dice;
    private final int[] actions;
    private final Board world;
    private final Board future;
    private final Sight sight;
    private TrickPlayer own = WAYS.getFirst();
    private TrickPlayer others = WAYS.getFirst();
    private int drawn;

    TrickTrial(Imagination imagination, RandomGenerator dice) {
        this.imagination = imagination;
        this.dice = dice;
        Sight now = imagination.sight();
        actions = Arrays.copyOf(now.legal(), now.legalCount());
        world = imagination.board(dice);
        future = world.copy();
        sight = imagination.sight(future);
    }

    int[] actions() {
        return actions.clone();
    }

    @Override
    public void draw() {
        imagination.redraw(world, dice);
        own = WAYS.get(drawn % 2);
        others = WAYS.get(drawn / 2 % 2);
        drawn++;
    }

    @Override
    public int place(int move) {
        int seat = imagination.seat();
        future.copyFrom(world);
        future.play(actions[move]);
        while (future.holdsCards(seat) && !future.over()) {
            TrickPlayer player = future.turn() == seat ? own : others;
            future.play(player.play(sight, dice));
        }
        return future.placeOf(seat);
    }
}
