package dalmuti.bots.net;

import dalmuti.Event;
import dalmuti.View;
import dalmuti.engine.Actions;
import dalmuti.options.Rules;

import java.util.Arrays;

/// What everybody has let go by in a round: for single cards, pairs, triples and more the weakest
/// rank that a seat has passed on. Who passes on much has little.
public final class Passes {

    static final int SIZES = 4;

    private final byte[] weakest = new byte[Rules.MOST_PLAYERS * SIZES];

    /// Nobody has passed.
    public Passes() {}

    /// As a viewer remembers them.
    public static Passes of(View view) {
        var passes = new Passes();
        int top = Actions.PASS;
        for (Event event : view.told()) {
            switch (event) {
                case Event.Laid(_, var play) -> top = play.number();
                case Event.Passed(var by) -> passes.pass(view.order().indexOf(by), top);
                default -> {}
            }
        }
        return passes;
    }

    /// A new round.
    public void forget() {
        Arrays.fill(weakest, (byte) 0);
    }

    /// A seat passes on what lies there.
    public void pass(int seat, int top) {
        var play = Actions.play(top);
        int at = seat * SIZES + Math.min(play.size(), SIZES) - 1;
        weakest[at] = (byte) Math.max(weakest[at], play.rank().number());
    }

    void copyFrom(Passes other) {
        System.arraycopy(other.weakest, 0, weakest, 0, weakest.length);
    }

    /// The weakest rank passed on, or 0.
    ///
    /// @param size from 0 for single cards
    int weakest(int seat, int size) {
        return weakest[seat * SIZES + size];
    }
}
