package dalmuti.notation;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.cards.Cards;
import dalmuti.cards.Rank;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;

/// Plays the lines of the trade. That a Merchant made no offer is not written down, but follows
/// from the next line.
final class TradeReplay { // TRADE-1

    private final Replayer replayer;

    TradeReplay(Replayer replayer) {
        this.replayer = replayer;
    }

    void trade(int line, Line.Transfer there, Line.Transfer back) {
        if (!there.from().equals(back.to()) || !there.to().equals(back.from())) {
            throw Tokens.flaw(line, rule(line), "record.trade-people");
        }
        Player one = there.from();
        Player other = there.to();
        switch (match(line).phase()) {
            case Phase.Naming _ -> {
                replayer.make(line, one, new Move.NamePartner(other));
                if (match(line).phase() instanceof Phase.DrawingLots) {
                    replayer.chance(line, new Move.DrawLots(card(line, there), card(line, back)));
                } else {
                    replayer.make(line, one, new Move.GiveCard(card(line, there)));
                    replayer.make(line, other, new Move.GiveCard(card(line, back)));
                }
            }
            case Phase.Offering _ -> {
                offer(line, there);
                replayer.make(line, other, new Move.GiveCard(card(line, back)));
            }
            default -> throw noTrade(line);
        }
    }

    private FlawedRecordException noTrade(int line) {
        return isClosed(match(line))
                ? Tokens.flaw(line, rule(line), "record.trade-closed")
                : Tokens.flaw(line, "TRADE-1", "record.no-trade");
    }

    void refused(int line, Line.Transfer offer) {
        switch (match(line).phase()) {
            case Phase.Offering _ -> offer(line, offer);
            case Phase.Naming _ -> throw Tokens.flaw(line, rule(line), "record.no-refusal");
            default -> throw noTrade(line);
        }
        replayer.make(line, offer.to(), new Move.RefuseOffer());
    }

    private void offer(int line, Line.Transfer offer) {
        while (match(line).phase() instanceof Phase.Offering(_, var market)
                && !market.offering().equals(offer.from())) {
            replayer.make(line, market.offering(), new Move.DeclineTrade());
        }
        if (!(match(line).phase() instanceof Phase.Offering)) {
            throw Tokens.flaw(line, "TRADE-3", "record.offer-turn", offer.from());
        }
        replayer.make(line, offer.from(), new Move.Offer(offer.to(), card(line, offer)));
    }

    void closed(int line) {
        Match match = match(line);
        if (!isClosed(match) && !isTrading(match)) {
            throw Tokens.flaw(line, "TRADE-1", "record.no-trade");
        }
        close(line);
    }

    /// Everybody who could still offer has not.
    void close(int line) {
        while (isTrading(match(line))) {
            Player offering =
                    match(line).phase() instanceof Phase.Offering(_, var market)
                            ? market.offering()
                            : match(line).merchants().getFirst();
            replayer.make(line, offering, new Move.DeclineTrade());
        }
    }

    private static boolean isClosed(Match match) {
        return match.past().events().contains(new Event.TradeClosed());
    }

    private static boolean isTrading(Match match) {
        return match.phase() instanceof Phase.Naming || match.phase() instanceof Phase.Offering;
    }

    private static Rank card(int line, Line.Transfer transfer) {
        if (!(transfer.cards() instanceof Cards.Open(var hand)) || hand.size() != 1) {
            throw Tokens.flaw(line, "TRADE-1", "record.one-card");
        }
        return hand.ranks().getFirst();
    }

    private String rule(int line) {
        return match(line).rules().trade().rule();
    }

    private Match match(int line) {
        return replayer.match(line);
    }
}
