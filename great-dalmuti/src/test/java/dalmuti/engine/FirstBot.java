package dalmuti.engine;

import java.util.random.RandomGenerator;

/// Tries every action in worlds that look the same, and takes the one that finishes best.
record FirstBot(Worlds worlds, Rollout rollout, RandomGenerator dice) {

    int choose(Board board, int samples) {
        Board world = board.copy();
        Board future = board.copy();
        var places = new int[board.legalCount()];
        for (int i = 0; i < samples; i++) {
            worlds.resample(world, board.turn(), dice);
            for (int n = 0; n < places.length; n++) {
                future.copyFrom(world);
                future.play(board.legal(n));
                rollout.finish(future);
                places[n] += future.placeOf(board.turn());
            }
        }
        int best = 0;
        for (int n = 1; n < places.length; n++) {
            best = places[n] < places[best] ? n : best;
        }
        return board.legal(best);
    }
}
