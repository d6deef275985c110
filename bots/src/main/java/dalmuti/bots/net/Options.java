package dalmuti.bots.net;

import dalmuti.cards.Hand;
import dalmuti.options.GreaterRevolution;
import dalmuti.options.JestersInTax;
import dalmuti.options.Leftovers;
import dalmuti.options.Passing;
import dalmuti.options.Rules;
import dalmuti.options.Succession;
import dalmuti.options.TaxOrder;
import dalmuti.options.Trade;

/// The options that change how a round is best played, as inputs. The official ones are all 0.
final class Options {

    static final int COUNT = 12;

    private Options() {}

    static void add(Rules rules, int players, Columns columns) {
        boolean[] set = {
            rules.passing() == Passing.OUT_OF_TRICK,
            rules.deck().cards(players).size() < Hand.FULL_DECK.size(),
            rules.leftovers() == Leftovers.SET_ASIDE,
            rules.jestersInTax() == JestersInTax.NEVER_TAXED,
            rules.jestersInTax() == JestersInTax.NOT_EXCHANGED,
            rules.taxOrder() == TaxOrder.PEON_FIRST,
            rules.greaterRevolution() == GreaterRevolution.SWAP_SEATS_AND_HANDS,
            rules.succession() == Succession.MASTER,
            rules.trade() == Trade.FIRST_MERCHANT_CHOOSES,
            rules.trade() == Trade.FIRST_MERCHANT_RANDOM,
            rules.trade() == Trade.MERCHANTS_OFFER,
            rules.misdeal() > 0
        };
        for (int i = 0; i < COUNT; i++) {
            if (set[i]) {
                columns.add(Layout.RULES + i);
            }
        }
    }
}
