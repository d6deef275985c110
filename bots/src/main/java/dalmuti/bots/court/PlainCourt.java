package dalmuti.bots.court;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.engine.TrickRules;

import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;

/// Decides at court without looking far: gives away the worst lone cards, breaks no set if it can
/// help it, trades nothing, and declares a revolution from below.
public record PlainCourt() implements Bot<View, Move> {

    private static final int SET_PENALTY = 20;

    @Override
    public Move choose(View view, List<Move> legal, RandomGenerator dice) {
        if (Bids.areAsked(view)) {
            return Bids.choose(view, legal);
        }
        Hand hand = view.ownHand();
        return legal.stream()
                .max(Comparator.comparingInt(move -> liking(view, hand, move)))
                .orElseThrow();
    }

    private static int liking(View view, Hand hand, Move move) {
        return switch (move) {
            case Move.PayBack(var cards) -> liking(view, hand, cards);
            case Move.GiveCard(var card) -> liking(view, hand, Hand.of(card));
            case Move.Replace(var card) -> liking(view, hand, Hand.of(card));
            case Move.KeepSilent _, Move.RefuseOffer _, Move.DeclineTrade _, Move.LetStay _ -> 0;
            case Move.DeclareRevolution _ -> isLord(view) ? -1 : 1;
            case Move.DeclareGreaterRevolution _ -> 2;
            default -> -SET_PENALTY * Rank.JESTER.number(); // rather not, or one like the other
        };
    }

    /// The card that it would rather not have than any other.
    Rank leastLiked(View view) {
        Hand hand = view.ownHand();
        return hand.ranks().stream()
                .max(Comparator.comparingInt(rank -> liking(view, hand, Hand.of(rank))))
                .orElseThrow();
    }

    /// The worse and the lonelier, the better to give.
    private static int liking(View view, Hand hand, Hand given) {
        TrickRules rules = view.law().tricks();
        int liking = 0;
        for (Rank rank : given.ranks()) {
            int left = hand.count(rank) - given.count(rank);
            boolean wild = rank == Rank.JESTER && !rules.noFools();
            int worth = wild ? 0 : rules.standing(rank.number());
            liking += given.count(rank) * worth - (left > 0 ? SET_PENALTY : 0);
        }
        return liking;
    }

    /// Whether the viewer is a Dalmuti, to whom tax is paid.
    static boolean isLord(View view) { // WHO-2
        int position = view.viewer() instanceof Player it ? view.order().indexOf(it) + 1 : 0;
        return position <= (view.order().size() > 3 ? 2 : 1);
    }
}
