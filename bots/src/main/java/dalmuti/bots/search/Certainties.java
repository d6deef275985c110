package dalmuti.bots.search;

import dalmuti.Imagination;
import dalmuti.engine.Board;

import java.util.OptionalInt;
import java.util.SplittableRandom;

/// What a player need not guess.
public final class Certainties {

    private Certainties() {}

    /// An action than which there is none better, if that can be known.
    ///
    /// @param positions how many positions an exact endgame may look at
    public static OptionalInt action(Imagination imagination, int positions) {
        OptionalInt runOut = RunOut.action(imagination.sight());
        return runOut.isPresent() || !imagination.isCertain()
                ? runOut
                : new Endgame(positions).winning(onlyWorld(imagination));
    }

    /// The world as it is, when nothing is hidden any more.
    static Board onlyWorld(Imagination imagination) {
        return imagination.board(new SplittableRandom(0));
    }
}
