package dalmuti.keeper;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.options.Option;
import dalmuti.options.Rules;

import java.util.List;

/// A match with real cards: by which rules, who sat down in which order, and what was tapped since.
/// Everything else follows from it, so to undo is to leave out what was tapped last.
public record Evening(Rules rules, List<String> names, List<Tap> taps) {

    public Evening {
        names = List.copyOf(names);
        taps = List.copyOf(taps);
        if (rules.decrees()) {
            throw new RefusedException(Refusal.of("DEC-2", "dalmuti.keeper-decrees"));
        }
    }

    /// The rules as far as they matter to whoever sees no cards.
    Rules kept() {
        Rules dealt = Option.LEFTOVERS.set(Option.CUT.set(rules, "off"), "TOP");
        return Option.MISDEAL.set(dealt, "0");
    }
}
