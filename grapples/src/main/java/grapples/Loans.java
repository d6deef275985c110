package grapples;

import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.Verdict;

import grapples.Phase.Loan;
import grapples.Phase.Turn;

import java.util.List;
import java.util.Optional;

/// How a queen is traded for cards of another hand.
final class Loans {

    private Loans() {}

    static Verdict<Match, Event> offer(
            Proceedings proceedings, Phase.Settling settling, Player with, Card queen) {
        Office office = settling.office();
        Turn turn = settling.turn();
        var loan = new Loan(with, queen);
        proceedings.tell(new Event.QueenOffered(turn.player(), with, queen));
        return proceedings.goOn(
                proceedings.options().queenConsent()
                        ? new Phase.Offered(office, turn, loan)
                        : new Phase.ShufflingHand(office, turn, loan));
    }

    static Verdict<Match, Event> answer(
            Proceedings proceedings, Phase.Offered offered, Choice move) {
        if (move instanceof Choice.Agree) {
            return proceedings.goOn(
                    new Phase.ShufflingHand(offered.office(), offered.turn(), offered.loan()));
        }
        proceedings.tell(new Event.QueenRefused(offered.loan().with(), offered.turn().player()));
        return proceedings.settle(offered.office(), offered.turn(), Optional.empty());
    }

    static Verdict<Match, Event> shuffled(
            Match match, Phase.ShufflingHand phase, List<Card> order) {
        Player with = phase.loan().with();
        if (!Deck.same(order, match.table().hand(with))) {
            return new Verdict.Refused<>(Refusal.of("G-QUEEN-3", "grapples.handShuffled", with));
        }
        var proceedings = new Proceedings(match);
        proceedings.change(match.table().withHand(with, order));
        proceedings.tell(new Event.HandShuffled(with, new Cards.Open(order)));
        int due = phase.loan().due(order.size(), match.options());
        return proceedings.goOn(
                new Phase.Pointing(phase.office(), phase.turn(), phase.loan(), due));
    }

    static Verdict<Match, Event> point(
            Proceedings proceedings, Phase.Pointing pointing, Choice move) {
        if (!(move instanceof Choice.Point(var back))) {
            throw Moves.unmade(move);
        }
        Player taker = pointing.turn().player();
        Player with = pointing.loan().with();
        Card card = proceedings.table().hand(with).get(back);
        proceedings.change(proceedings.table().withMoved(card, with, taker));
        proceedings.tell(new Event.CardTaken(taker, with, back, Cards.open(card)));
        if (pointing.left() > 1) {
            return proceedings.goOn(
                    new Phase.Pointing(
                            pointing.office(),
                            pointing.turn(),
                            pointing.loan(),
                            pointing.left() - 1));
        }
        Card queen = pointing.loan().queen();
        proceedings.change(proceedings.table().withMoved(queen, taker, with));
        proceedings.tell(new Event.QueenHandedOver(taker, with, queen));
        return proceedings.settle(pointing.office(), pointing.turn(), Optional.empty());
    }
}
