package dalmuti.notation;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.Phase.Levy;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;
import dalmuti.options.TaxOrder;

/// Plays the lines of the tax.
final class TaxReplay {

    private static final String RULE = "TAX-1";

    private final Progress progress;
    private int lines;

    TaxReplay(Progress progress) {
        this.progress = progress;
    }

    void read(Line.Tax tax) {
        Match match = progress.match();
        if (!(match.phase() instanceof Phase.Taxing taxing) || lines >= taxing.levies().size()) {
            throw progress.flaw(whyNot(match), "record.no-tax");
        }
        Levy levy = taxing.levies().get(lines);
        lines++;
        checkPeople(tax.paid(), levy.peon(), levy.lord());
        Hand due =
                match.rules().taxOrder() == TaxOrder.PEON_FIRST
                        ? collected(match, levy)
                        : Levy.due(match.rules(), taxing.deal().hand(levy.peon()), levy.count());
        if (!tax.paid().cards().equals(new Cards.Open(due))) {
            boolean jester = HiddenCards.open(tax.paid().cards()).jesters() > 0;
            String rule = jester ? "TAX-2" : changed(match, Decree.HEAVY_TAX);
            throw progress.flaw(rule, "record.tax-due", levy.peon(), due);
        }
        if (tax.returned() != null) {
            returned(tax.returned(), levy);
        }
    }

    private static String whyNot(Match match) {
        for (Event event : match.past().events()) {
            if (event instanceof Event.RevolutionDeclared(_, var call)) {
                return call == Move.Call.GREATER_REVOLUTION ? "REV-3" : "REV-2";
            }
        }
        return match.round() == 1 ? "TAX-6" : changed(match, Decree.TAX_HOLIDAY);
    }

    private static String changed(Match match, Decree by) {
        return match.law().has(by) ? "DEC-4" : RULE;
    }

    private void checkPeople(Line.Transfer transfer, Player from, Player to) {
        if (!transfer.from().equals(from) || !transfer.to().equals(to)) {
            String rule = changed(progress.match(), Decree.CHARITY);
            throw progress.flaw(rule, "record.tax-people", from, to);
        }
    }

    private static Hand collected(Match match, Levy levy) {
        for (Event event : match.past().events()) {
            if (event instanceof Event.TaxPaid(var peon, _, var cards)
                    && peon.equals(levy.peon())) {
                return HiddenCards.open(cards);
            }
        }
        throw new IllegalStateException("The tax has been collected");
    }

    private void returned(Line.Transfer back, Levy levy) {
        checkPeople(back, levy.lord(), levy.peon());
        if (!(back.cards() instanceof Cards.Open(var cards))) {
            throw progress.flaw("REC-6", "record.hidden-cards");
        }
        progress.make(levy.lord(), new Move.PayBack(cards));
    }
}
