package dalmuti.bots.search;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.hints.Reason;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;

import java.util.ArrayList;
import java.util.List;

/// What speaks for and against single decisions before the tricks.
record CourtReasons(View view) {

    List<Reason> reasons(Move move) {
        return switch (move) {
            case Move.PayBack(var cards) -> giving(cards);
            case Move.GiveCard(var card) -> giving(Hand.of(card));
            case Move.Offer(_, var card) -> giving(Hand.of(card));
            case Move.Replace(var card) -> giving(Hand.of(card));
            case Move.DeclareRevolution _ -> List.of(Reason.of("hint.dalmuti.no-tax"));
            case Move.DeclareGreaterRevolution _ -> List.of(Reason.of("hint.dalmuti.turns-table"));
            default -> List.of();
        };
    }

    private List<Reason> giving(Hand given) {
        Hand hand = view.ownHand();
        var reasons = new ArrayList<Reason>();
        for (Rank rank : given.ranks()) {
            int kept = hand.count(rank) - given.count(rank);
            if (rank == Rank.JESTER) {
                reasons.add(Reason.of("hint.dalmuti.spends-jester", given.jesters()));
            } else if (kept > 0) {
                reasons.add(Reason.of("hint.dalmuti.breaks-set", kept, rank));
            } else {
                reasons.add(Reason.of("hint.dalmuti.rid-of", rank));
            }
        }
        return reasons;
    }
}
