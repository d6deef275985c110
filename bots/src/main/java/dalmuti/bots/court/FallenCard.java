package dalmuti.bots.court;

import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.tricks.HeuristicWeights;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.decrees.Decree;
import dalmuti.decrees.Law;
import dalmuti.engine.Odds;
import dalmuti.options.MisdealCard;

import java.util.List;

/// What it brings the Greater Dalmuti that a card that fell open goes to the Greater Peon. (DEAL-3)
///
/// @param misdealt the card, and whom it was meant for
record FallenCard(HeuristicWeights thumbs, View view, Odds odds, Scene.Misdealt misdealt) {

    /// A peon who may hold both jesters turns the order upside down.
    private static final double DANGER = 1;

    /// How much lighter the own hand gets, and how much heavier those of the others.
    double worth() {
        double gain = misdealt.meantFor().equals(view.viewer()) ? ownGain() : tax() + othersLoss();
        return mayArmThePeon() ? gain - DANGER : gain;
    }

    private double ownGain() {
        Hand hand = view.ownHand();
        return burden(hand) - replaced(hand.minus(misdealt.card(), 1));
    }

    /// The loss of one of the others is shared by all who are not concerned.
    private double othersLoss() {
        double loss = replaced(Hand.EMPTY) - burden(Hand.of(misdealt.card()));
        return loss / (view.order().size() - 1);
    }

    /// A good card comes back as tax, in place of the worst that would have been paid.
    private double tax() {
        Law law = view.law();
        boolean taxed =
                (view.round() > 1 || view.rules().firstRoundTax()) // TAX-6
                        && !law.has(Decree.TAX_HOLIDAY)
                        && !law.taxesDalmutis();
        Rank usual = lastTaxed(law.tax(true));
        if (!taxed || misdealt.card().number() >= usual.number()) {
            return 0;
        }
        Hand hand = view.ownHand();
        return burden(hand.plus(usual, 1)) - burden(hand.plus(misdealt.card(), 1));
    }

    /// What the last of the Greater Peon's best cards is likely to be.
    private Rank lastTaxed(int cards) {
        Hand unseen = HeuristicCourt.unseen(view);
        double share = (double) view.ownHand().size() / unseen.size();
        double better = 0;
        for (int number = 1; number < Rank.PEASANT.number(); number++) {
            better += share * unseen.count(number);
            if (better >= cards) {
                return Rank.of(number);
            }
        }
        return Rank.PEASANT;
    }

    private boolean mayArmThePeon() {
        return misdealt.card() == Rank.JESTER && view.ownHand().jesters() == 0;
    }

    /// How heavy some cards are, on average, with the one that the peon gives for the fallen one.
    private double replaced(Hand cards) {
        List<Rank> likely =
                view.rules().misdealCard() == MisdealCard.CHOSEN
                        ? HeuristicCourt.LIKELY
                        : HeuristicCourt.unseen(view).cards();
        return likely.stream()
                .mapToDouble(got -> burden(cards.plus(got, 1)))
                .average()
                .orElseThrow();
    }

    private double burden(Hand hand) {
        return thumbs.burden(odds, hand);
    }
}
