package dalmuti.notation;

import dalmuti.Phase.Levy;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.decrees.Decree;
import dalmuti.decrees.Law;
import dalmuti.notation.Line.Numbered;
import dalmuti.notation.Line.Transfer;
import dalmuti.options.GreaterRevolution;
import dalmuti.options.Rules;

import java.util.List;

/// Whether the lines of a round show the cards that their viewer was shown, and hide as many as the
/// rules say.
final class ShownCards { // REC-6

    private final Hand deck;
    private final List<Player> order;
    private final Viewer viewer;
    private final boolean swapped;
    private Law law;
    private int dealt;

    /// @param all lines of the round
    ShownCards(Rules rules, List<Player> order, Viewer viewer, List<Numbered> all) {
        law = Law.of(rules);
        deck = rules.deck().cards(order.size());
        this.order = order;
        this.viewer = viewer;
        swapped =
                rules.greaterRevolution() == GreaterRevolution.SWAP_SEATS_AND_HANDS
                        && all.stream().anyMatch(ShownCards::isGreat);
    }

    private static boolean isGreat(Numbered numbered) {
        return numbered.line() instanceof Line.Revolution(_, boolean great) && great;
    }

    void check(Numbered numbered) {
        int line = numbered.number();
        switch (numbered.line()) {
            case Line.Deal(var to, var cards) -> {
                if (!mayShow(to)) {
                    shown(line, cards, viewer.equals(to));
                }
                dealt += cards.size();
                if (dealt > deck.size()) {
                    throw Tokens.flaw(line, "DEAL-1", "record.not-all-dealt", dealt);
                }
            }
            case Line.Aside(var cards) -> {
                shown(line, cards, false);
                dealt += cards.size();
                if (dealt != deck.size()) {
                    throw Tokens.flaw(line, "DEAL-1", "record.not-all-dealt", dealt);
                }
            }
            case Line.Seed _ -> throw Tokens.flaw(line, "REC-8", "record.proof-kept");
            case Line.Proclaimed(var decree) -> law = new Law(law.rules(), decree);
            case Line.Misdeal(var to, _, var back) when back != null ->
                    exchanged(line, 1, "DEAL-3", new Transfer(order.getLast(), to, back));
            case Line.Tax tax -> taxed(line, tax);
            case Line.Trade(var there, var back) -> {
                exchanged(line, 1, "TRADE-1", there);
                exchanged(line, 1, "TRADE-1", back);
            }
            case Line.Open(_, var cards) -> shown(line, cards, true);
            case Line.Refused(var offer) -> {
                shown(line, offer.cards(), viewer.equals(offer.from()));
                counted(line, 1, "TRADE-3", offer.cards());
            }
            default -> {}
        }
    }

    /// Whoever got another's whole hand knows what was dealt there, and may have written it down.
    private boolean mayShow(Player dealtTo) { // REV-4
        int position = order.indexOf(dealtTo);
        return swapped
                && position >= 0
                && !viewer.equals(dealtTo)
                && viewer.equals(order.reversed().get(position));
    }

    private void taxed(int line, Line.Tax tax) {
        int due = Levy.full(law, tax.paid().from(), order);
        String rule = law.has(Decree.HEAVY_TAX) ? "DEC-4" : "TAX-1";
        exchanged(line, due, rule, tax.paid());
        Transfer returned = tax.returned();
        if (returned != null) {
            exchanged(line, due, rule, returned);
        }
    }

    private void exchanged(int line, int due, String rule, Transfer transfer) {
        boolean sees = viewer.equals(transfer.from()) || viewer.equals(transfer.to());
        shown(line, transfer.cards(), sees);
        counted(line, due, rule, transfer.cards());
    }

    private static void shown(int line, Cards cards, boolean sees) {
        if (sees != cards instanceof Cards.Open) {
            throw Tokens.flaw(line, "REC-6", sees ? "record.not-shown" : "record.shown");
        }
    }

    private static void counted(int line, int due, String rule, Cards cards) {
        if (cards instanceof Cards.FaceDown && cards.size() != due) {
            throw Tokens.flaw(line, rule, "record.hidden-count", due);
        }
    }
}
