package dalmuti;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.List;

/// Merchants offer each other cards, from the First Merchant down.
final class Offers { // TRADE-3

    private static final String RULE = "TRADE-3";

    private Offers() {}

    static void open(Course course, Deal deal, List<Player> merchants) {
        var market =
                new Market(
                        merchants.getFirst(),
                        merchants.subList(1, merchants.size()),
                        List.of(),
                        List.of());
        course.enter(new Phase.Offering(deal, market));
    }

    /// The same Merchant's turn while there is somebody left to offer to, or else the next one's.
    private static void follow(Course course, Deal deal, Market market) {
        List<Player> merchants = course.match().merchants();
        boolean done = market.traded().contains(market.offering());
        if (!done && !market.open(merchants).isEmpty()) {
            course.enter(new Phase.Offering(deal, market));
        } else {
            pass(course, deal, market);
        }
    }

    private static void pass(Course course, Deal deal, Market market) {
        market.next()
                .ifPresentOrElse(
                        next -> follow(course, deal, next), () -> Trades.close(course, deal));
    }

    /// A Merchant may offer.
    record Offering(Match match, Phase.Offering phase) implements Stage.OfOne {

        @Override
        public String rule() {
            return RULE;
        }

        @Override
        public Player decider() {
            return phase.market().offering();
        }

        @Override
        public List<Move> legal(Player player) {
            var legal = new ArrayList<Move>();
            for (Player other : phase.market().open(match.merchants())) {
                for (Rank card : phase.deal().hand(player).ranks()) {
                    legal.add(new Move.Offer(other, card));
                }
            }
            legal.add(new Move.DeclineTrade());
            return legal;
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            var player = (Player) actor;
            if (move instanceof Move.Offer(var to, var card)) {
                course.happened(new Event.Offered(player, to, new Cards.Open(Hand.of(card))));
                course.enter(new Phase.Answering(phase.deal(), phase.market(), to, card));
            } else {
                course.happened(new Event.TradeDeclined(player));
                pass(course, phase.deal(), phase.market());
            }
        }
    }

    /// The other accepts with a card, or refuses.
    record Answering(Match match, Phase.Answering phase) implements Stage.OfOne {

        @Override
        public String rule() {
            return RULE;
        }

        @Override
        public Player decider() {
            return phase.to();
        }

        @Override
        public List<Move> legal(Player player) {
            var legal = new ArrayList<>(Trades.giving(phase.deal().hand(player)));
            legal.add(new Move.RefuseOffer());
            return legal;
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            Player by = phase.market().offering();
            Player to = phase.to();
            if (move instanceof Move.GiveCard(var card)) {
                Deal deal = Trades.swap(course, phase.deal(), by, phase.card(), to, card);
                follow(course, deal, phase.market().traded(to));
            } else {
                course.happened(
                        new Event.OfferRefused(by, to, new Cards.Open(Hand.of(phase.card()))));
                follow(course, phase.deal(), phase.market().refused(to));
            }
        }
    }
}
