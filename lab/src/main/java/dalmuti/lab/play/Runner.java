package dalmuti.lab.play;

import java.util.function.Consumer;

/// Somebody who has whole matches played, one after another.
@FunctionalInterface
public interface Runner {

    /// Plays a match.
    ///
    /// @param rounds is told of every round
    void play(Luck luck, Consumer<Round> rounds);

    /// A runner for matches by a regime.
    static Runner of(Regime regime, Company company) {
        return switch (regime.court()) {
            case WHOLE, PEACEFUL -> new MatchRunner(regime, company, Timing.NONE);
            case ABSENT -> DealRunner.matches(regime.rules(), company);
        };
    }
}
