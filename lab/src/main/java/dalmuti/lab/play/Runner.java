package dalmuti.lab.play;

import java.util.function.Consumer;

/// Somebody who has whole matches played, one after another.
@FunctionalInterface
public interface Runner {

    /// Plays a match.
    ///
    /// @param rounds is told of every round
    void play(Luck luck, Consumer<Round> rounds);

    /// A runner for matches by a variant.
    static Runner of(RulesVariant variant, SeatedBots seated) {
        return switch (variant.court()) {
            case WHOLE, PEACEFUL -> new MatchRunner(variant, seated, Timing.NONE);
            case ABSENT -> DealRunner.matches(variant.rules(), seated);
        };
    }
}
