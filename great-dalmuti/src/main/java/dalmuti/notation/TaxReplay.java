package dalmuti.notation;

import dalmuti.Move.Call;
import dalmuti.Event;
import dalmuti.Phase.Levy;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.options.TaxOrder;

/// Plays the lines of the tax.
final class TaxReplay { // TAX-1

    private final Replayer replayer;
    private int lines;

    TaxReplay(Replayer replayer) {
        this.replayer = replayer;
    }

    void read(int line, Line.Tax tax) {
        Match match = replayer.match(line);
        if (!(match.phase() instanceof Phase.Taxing taxing) || lines >= taxing.levies().size()) {
            throw Tokens.flaw(line, whyNot(match), "record.no-tax");
        }
        Levy levy = taxing.levies().get(lines);
        lines++;
        paid(line, tax.paid(), levy, match, taxing);
        tax.returned().ifPresent(back -> returned(line, back, levy));
    }

    private static String whyNot(Match match) {
        for (Event event : match.past().events()) {
            if (event instanceof Event.RevolutionDeclared(_, var call)) {
                return call == Call.GREATER_REVOLUTION ? "REV-3" : "REV-2";
            }
        }
        return match.round() == 1 ? "TAX-6" : "TAX-1";
    }

    private static void paid(
            int line, Line.Transfer paid, Levy levy, Match match, Phase.Taxing taxing) {
        if (!paid.from().equals(levy.peon()) || !paid.to().equals(levy.lord())) {
            throw Tokens.flaw(line, "TAX-1", "record.tax-people", levy.peon(), levy.lord());
        }
        Hand due =
                match.rules().taxOrder() == TaxOrder.PEON_FIRST
                        ? collected(match, levy)
                        : Levy.due(match.rules(), taxing.deal().hand(levy.peon()), levy.count());
        if (!paid.cards().equals(new Cards.Open(due))) {
            boolean jester = paid.cards() instanceof Cards.Open(var cards) && cards.jesters() > 0;
            throw Tokens.flaw(line, jester ? "TAX-2" : "TAX-1", "record.tax-due", levy.peon(), due);
        }
    }

    private static Hand collected(Match match, Levy levy) {
        return match.past().events().stream()
                .filter(Event.TaxPaid.class::isInstance)
                .map(Event.TaxPaid.class::cast)
                .filter(paid -> paid.peon().equals(levy.peon()))
                .map(paid -> paid.cards() instanceof Cards.Open(var hand) ? hand : Hand.EMPTY)
                .findFirst()
                .orElseThrow();
    }

    private void returned(int line, Line.Transfer back, Levy levy) {
        if (!back.from().equals(levy.lord()) || !back.to().equals(levy.peon())) {
            throw Tokens.flaw(line, "TAX-1", "record.tax-people", levy.lord(), levy.peon());
        }
        if (!(back.cards() instanceof Cards.Open(var cards))) {
            throw Tokens.flaw(line, "REC-6", "record.hidden-cards");
        }
        replayer.make(line, levy.lord(), new Move.PayBack(cards));
    }
}
