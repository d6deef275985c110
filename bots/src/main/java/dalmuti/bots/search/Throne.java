package dalmuti.bots.search;

import dalmuti.bots.hints.Reason;

import java.util.Optional;

/// Sees what a move does for the rounds to come, beyond the points of this one.
final class Throne {

    private static final double WORTH_SAYING = 0.5;

    private Throne() {}

    /// @param gain how much more the next rounds bring after this move than after the usual one
    static Optional<Reason> reason(double gain) {
        double figure = Math.round(Math.abs(gain) * 10) / 10.0;
        if (figure < WORTH_SAYING) {
            return Optional.empty();
        }
        return Optional.of(
                gain > 0
                        ? Reason.of("hint.dalmuti.throne", figure)
                        : Reason.of("hint.dalmuti.no-throne", figure));
    }
}
