package dalmuti.bots.court;

import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.Temper;
import dalmuti.bots.tricks.HeuristicWeights;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.engine.Odds;
import dalmuti.options.Trade;

import java.util.List;
import java.util.random.RandomGenerator;

/// Decides at court by the same rules of thumb as the heuristic plays its tricks: what leaves the
/// lightest hand is best.
public record HeuristicCourt(HeuristicWeights thumbs) implements Bot<View, Move> {

    /// A card got in a trade is most likely one of the worst.
    static final List<Rank> LIKELY = List.of(Rank.of(10), Rank.of(11), Rank.of(12));

    @Override
    public Move choose(View view, List<Move> legal, RandomGenerator dice) {
        if (Bids.areAsked(view)) {
            return Bids.choose(view, legal);
        }
        if (legal.getFirst() instanceof Move.Cut) {
            return legal.get(dice.nextInt(legal.size()));
        }
        return legal.get(Temper.SURE.pick(reliefs(view, legal), dice));
    }

    /// How much lighter each move makes the hand.
    public double[] reliefs(View view, List<Move> legal) {
        Hand hand = view.ownHand();
        Odds odds = odds(view);
        return legal.stream().mapToDouble(move -> relief(view, odds, hand, move)).toArray();
    }

    /// What is to be expected of the others' hands.
    public static Odds odds(View view) {
        int most = view.hands().values().stream().mapToInt(Cards::size).max().orElse(0);
        return Odds.against(view.law().tricks(), unseen(view), view.order().size() - 1, most);
    }

    static Hand unseen(View view) {
        return view.rules().deck().cards(view.order().size()).minus(view.ownHand());
    }

    private double relief(View view, Odds odds, Hand hand, Move move) {
        return switch (move) {
            case Move.PayBack(var cards) -> relief(odds, hand, cards);
            case Move.Replace(var card) -> relief(odds, hand, Hand.of(card));
            case Move.GiveCard(var card) -> swap(odds, hand, card);
            case Move.Offer(_, var card) -> swap(odds, hand, card);
            case Move.NamePartner _ -> partner(view, odds, hand);
            case Move.DeclareRevolution _ -> PlainCourt.isLord(view) ? -1 : 1;
            case Move.DeclareGreaterRevolution _ -> 2;
            case Move.GiveToPeon _ -> toPeon(view, odds);
            default -> 0;
        };
    }

    private double toPeon(View view, Odds odds) {
        return view.scene() instanceof Scene.Misdealt misdealt
                ? new FallenCard(thumbs, view, odds, misdealt).worth()
                : 0;
    }

    private double relief(Odds odds, Hand hand, Hand given) {
        return thumbs.burden(odds, hand) - thumbs.burden(odds, hand.minus(given));
    }

    /// What giving a card for an unknown one may be expected to bring.
    private double swap(Odds odds, Hand hand, Rank given) {
        return swap(odds, hand, given, LIKELY);
    }

    /// @param got each as likely as the others
    private double swap(Odds odds, Hand hand, Rank given, List<Rank> got) {
        Hand kept = hand.minus(given, 1);
        double burden =
                got.stream()
                        .mapToDouble(card -> thumbs.burden(odds, kept.plus(card, 1)))
                        .average()
                        .orElseThrow();
        return thumbs.burden(odds, hand) - burden;
    }

    private double partner(View view, Odds odds, Hand hand) {
        return view.law().trade() == Trade.FIRST_MERCHANT_RANDOM
                ? swapByLot(odds, hand, unseen(view).cards())
                : bestSwap(odds, hand);
    }

    /// What it may be expected to bring that chance takes a card and gives another. (TRADE-4)
    private double swapByLot(Odds odds, Hand hand, List<Rank> unseen) {
        return hand.cards().stream()
                .mapToDouble(given -> swap(odds, hand, given, unseen))
                .average()
                .orElse(Double.NEGATIVE_INFINITY);
    }

    private double bestSwap(Odds odds, Hand hand) {
        return hand.ranks().stream()
                .mapToDouble(given -> swap(odds, hand, given))
                .max()
                .orElse(Double.NEGATIVE_INFINITY);
    }
}
