package dalmuti.bots.tricks;

import dalmuti.bots.TrickPlayer;
import dalmuti.engine.Sight;

import java.util.random.RandomGenerator;

/// Plays as somebody would who judges like another but not as surely: the better an action, the
/// likelier, and none that is clearly bad.
///
/// @param warmth how much worse an action may be and still be taken about a third as often
/// @param cutoff how much worse an action may be at all
public record Fallible(Judge judge, double warmth, double cutoff) implements TrickPlayer {

    @Override
    public int play(Sight sight, RandomGenerator dice) {
        int count = sight.legalCount();
        int[] legal = sight.legal().clone();
        var liking = new double[count];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            liking[i] = judge.judge(sight, legal[i]);
            most = Math.max(most, liking[i]);
        }
        if (Double.isInfinite(most)) {
            return judge.play(sight, dice);
        }
        double total = 0;
        for (int i = 0; i < count; i++) {
            double behind = most - liking[i];
            liking[i] = behind > cutoff ? 0 : Math.exp(-behind / warmth);
            total += liking[i];
        }
        double left = dice.nextDouble() * total;
        int chosen = 0;
        while (left >= liking[chosen] && chosen < count - 1) {
            left -= liking[chosen++];
        }
        return legal[chosen];
    }
}
