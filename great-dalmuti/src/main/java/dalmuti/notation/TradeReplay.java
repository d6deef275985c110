package dalmuti.notation;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.cards.Cards;
import dalmuti.cards.Rank;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;

/// Plays the lines of the trade. That a Merchant made no offer is not written down, but follows
/// from the next line.
record TradeReplay(Progress progress) {

    void trade(Line.Transfer there, Line.Transfer back) {
        if (!there.from().equals(back.to()) || !there.to().equals(back.from())) {
            throw progress.flaw(rule(), "record.trade-people");
        }
        Player one = there.from();
        Player other = there.to();
        switch (progress.phase()) {
            case Phase.Naming _ -> {
                progress.make(one, new Move.NamePartner(other));
                if (progress.phase() instanceof Phase.DrawingLots) {
                    progress.chance(new Move.DrawLots(card(there), card(back)));
                } else {
                    progress.make(one, new Move.GiveCard(card(there)));
                    progress.make(other, new Move.GiveCard(card(back)));
                }
            }
            case Phase.Offering _ -> {
                offer(there);
                progress.make(other, new Move.GiveCard(card(back)));
            }
            default -> throw noTrade();
        }
    }

    private FlawedRecordException noTrade() {
        return isClosed()
                ? progress.flaw(rule(), "record.trade-closed")
                : progress.flaw("TRADE-1", "record.no-trade");
    }

    void refused(Line.Transfer offer) {
        switch (progress.phase()) {
            case Phase.Offering _ -> offer(offer);
            case Phase.Naming _ -> throw progress.flaw(rule(), "record.no-refusal");
            default -> throw noTrade();
        }
        progress.make(offer.to(), new Move.RefuseOffer());
    }

    private void offer(Line.Transfer offer) {
        while (progress.phase() instanceof Phase.Offering(_, var market)
                && !market.offering().equals(offer.from())) {
            progress.make(market.offering(), new Move.DeclineTrade());
        }
        if (!(progress.phase() instanceof Phase.Offering)) {
            throw progress.flaw("TRADE-3", "record.offer-turn", offer.from());
        }
        progress.make(offer.from(), new Move.Offer(offer.to(), card(offer)));
    }

    void closed() {
        if (!isClosed() && !isTrading()) {
            throw noTrade();
        }
        close();
    }

    /// Everybody who could still offer has not.
    void close() {
        while (isTrading()) {
            Player offering =
                    progress.phase() instanceof Phase.Offering(_, var market)
                            ? market.offering()
                            : progress.match().traders().getFirst();
            progress.make(offering, new Move.DeclineTrade());
        }
    }

    private boolean isClosed() {
        return progress.match().past().events().contains(new Event.TradeClosed());
    }

    private boolean isTrading() {
        return progress.phase() instanceof Phase.Naming
                || progress.phase() instanceof Phase.Offering;
    }

    private Rank card(Line.Transfer transfer) {
        if (!(transfer.cards() instanceof Cards.Open(var hand)) || hand.size() != 1) {
            throw progress.flaw("TRADE-1", "record.one-card");
        }
        return hand.ranks().getFirst();
    }

    private String rule() {
        return progress.match().law().trade().rule();
    }
}
