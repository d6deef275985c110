package dalmuti.lab.play;

import dalmuti.decrees.Decree;
import dalmuti.options.Rules;

import java.util.Optional;

/// Rules, and how much of what belongs before the tricks is left out to see what it changes.
///
/// @param decree what holds in every round, though nobody has bid for it
public record RulesVariant(Rules rules, Court court, Optional<Decree> decree) {

    public RulesVariant(Rules rules, Court court) {
        this(rules, court, Optional.empty());
    }

    /// What happens between the deal and the tricks.
    public enum Court {
        /// All that the rules have.
        WHOLE(""),
        /// Nobody declares a revolution who may keep silent.
        PEACEFUL(" revolution=off"),
        /// Nothing: the cards are dealt from the Greater Dalmuti, and the first trick is led.
        ABSENT(" tax=off");

        private final String spelling;

        Court(String spelling) {
            this.spelling = spelling;
        }
    }

    @Override
    public String toString() {
        return rules + court.spelling + decree.map(it -> " decree=" + it).orElse("");
    }
}
