package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.options.JestersInTax;
import dalmuti.options.Rules;

/// What a peon pays.
public final class Tax {

    private Tax() {}

    /// The best cards of a hand, as far as they may be paid.
    public static Hand of(Rules rules, Hand hand, int count) { // TAX-1, TAX-2
        boolean jestersToo = rules.jestersInTax() == JestersInTax.WORST_CARD;
        return Hand.of(
                hand.cards().stream()
                        .filter(card -> jestersToo || card != Rank.JESTER)
                        .limit(count)
                        .toList());
    }
}
