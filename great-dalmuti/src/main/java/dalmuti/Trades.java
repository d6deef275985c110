package dalmuti;

import static dalmuti.Stage.refuse;

import dalmuti.Phase.Market;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.options.Trade;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Merchants trade: the First Merchant with another, or any who agree on an offer.
final class Trades {

    private static final int FEWEST_MERCHANTS = 2;

    private Trades() {}

    static void open(Course course, Deal deal) {
        List<Player> merchants = course.match().traders();
        if (merchants.size() < FEWEST_MERCHANTS) {
            TrickPlay.open(course, deal);
            return;
        }
        switch (course.law().trade()) {
            case NONE -> TrickPlay.open(course, deal);
            case FIRST_MERCHANT_CHOOSES, FIRST_MERCHANT_RANDOM ->
                    course.enter(new Phase.Naming(deal));
            case MERCHANTS_OFFER -> {
                List<Player> others = merchants.subList(1, merchants.size());
                var market = new Market(merchants.getFirst(), others, List.of(), List.of());
                course.enter(new Phase.Offering(deal, market));
            }
        }
    }

    private static Deal swap(
            Course course, Deal deal, Player one, Rank given, Player other, Rank received) {
        Hand there = Hand.of(given);
        Hand back = Hand.of(received);
        course.happened(new Event.Traded(one, new Cards.Open(there), other, new Cards.Open(back)));
        return deal.give(one, other, there).give(other, one, back);
    }

    private static void close(Course course, Deal deal) {
        course.happened(new Event.TradeClosed());
        TrickPlay.open(course, deal);
    }

    /// One card of each rank that a hand has.
    private static List<Move> giving(Hand hand) {
        return hand.ranks().stream().<Move>map(Move.GiveCard::new).toList();
    }

    /// A phase of the trade.
    interface Trading extends Stage {
        Match match();

        @Override
        default String rule() {
            return match().law().trade().rule();
        }

        default Player first() {
            return match().traders().getFirst();
        }
    }

    /// The First Merchant may name a partner.
    record Naming(Match match, Phase.Naming phase) implements Trading, Stage.OfOne {

        @Override
        public Player decider() {
            return first();
        }

        @Override
        public List<Move> legal(Player player) {
            var legal = new ArrayList<Move>();
            for (Player partner : match.traders().subList(1, match.traders().size())) {
                legal.add(new Move.NamePartner(partner));
            }
            legal.add(new Move.DeclineTrade());
            return legal;
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            if (!(move instanceof Move.NamePartner(var partner))) {
                course.happened(new Event.TradeDeclined(first()));
                close(course, phase.deal());
                return;
            }
            course.happened(new Event.PartnerNamed(first(), partner));
            course.enter(
                    match.law().trade() == Trade.FIRST_MERCHANT_RANDOM
                            ? new Phase.DrawingLots(phase.deal(), partner)
                            : new Phase.Exchanging(phase.deal(), partner, Map.of()));
        }
    }

    /// Both choose a card before either sees the other's.
    record Exchanging(Match match, Phase.Exchanging phase) implements Trading {

        @Override
        public Awaiting awaiting() {
            var choosing = new LinkedHashSet<>(List.of(first(), phase.partner()));
            choosing.removeAll(phase.chosen().keySet());
            return new Awaiting.Decision(choosing);
        }

        @Override
        public List<Move> legal(Player player) {
            return giving(phase.deal().hand(player));
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            var player = (Player) actor;
            Rank card = ((Move.GiveCard) move).card();
            course.happened(new Event.Chose(player, new Cards.Open(Hand.of(card))));
            var chosen = new HashMap<>(phase.chosen());
            chosen.put(player, card);
            Player partner = phase.partner();
            Rank given = chosen.get(first());
            Rank received = chosen.get(partner);
            if (given == null || received == null) {
                course.enter(new Phase.Exchanging(phase.deal(), partner, chosen));
            } else {
                close(course, swap(course, phase.deal(), first(), given, partner, received));
            }
        }
    }

    /// Two cards are drawn by lot.
    record DrawingLots(Match match, Phase.DrawingLots phase) implements Trading, Stage.OfChance {

        @Override
        public Move chance(RandomGenerator dice) {
            Rank given = Dealing.any(phase.deal().hand(first()), dice);
            return new Move.DrawLots(given, Dealing.any(phase.deal().hand(phase.partner()), dice));
        }

        @Override
        public Optional<Refusal> objection(Actor actor, Move move) {
            if (!(move instanceof Move.DrawLots(var given, var received))) {
                return misplaced(actor);
            }
            return phase.deal().hand(first()).holds(given)
                            && phase.deal().hand(phase.partner()).holds(received)
                    ? Optional.empty()
                    : refuse(rule(), "dalmuti.lots-not-held", given, received);
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            var lots = (Move.DrawLots) move;
            Rank given = lots.fromFirst();
            Rank received = lots.fromPartner();
            close(course, swap(course, phase.deal(), first(), given, phase.partner(), received));
        }
    }

    /// A Merchant may offer a card, from the First Merchant down.
    record Offering(Match match, Phase.Offering phase) implements Trading, Stage.OfOne {

        @Override
        public Player decider() {
            return phase.market().offering();
        }

        @Override
        public List<Move> legal(Player player) {
            var legal = new ArrayList<Move>();
            for (Player other : phase.market().open(match.traders())) {
                for (Rank card : phase.deal().hand(player).ranks()) {
                    legal.add(new Move.Offer(other, card));
                }
            }
            legal.add(new Move.DeclineTrade());
            return legal;
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            if (move instanceof Move.Offer(var to, var card)) {
                course.happened(new Event.Offered(decider(), to, new Cards.Open(Hand.of(card))));
                course.enter(new Phase.Answering(phase.deal(), phase.market(), to, card));
            } else {
                course.happened(new Event.TradeDeclined(decider()));
                pass(course, phase.deal(), phase.market());
            }
        }
    }

    /// The other accepts with a card, or refuses.
    record Answering(Match match, Phase.Answering phase) implements Trading, Stage.OfOne {

        @Override
        public Player decider() {
            return phase.to();
        }

        @Override
        public List<Move> legal(Player player) {
            var legal = new ArrayList<>(giving(phase.deal().hand(player)));
            legal.add(new Move.RefuseOffer());
            return legal;
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            Player by = phase.market().offering();
            Player to = phase.to();
            if (move instanceof Move.GiveCard(var card)) {
                Deal deal = swap(course, phase.deal(), by, phase.card(), to, card);
                follow(course, deal, phase.market().traded(to));
            } else {
                course.happened(
                        new Event.OfferRefused(by, to, new Cards.Open(Hand.of(phase.card()))));
                follow(course, phase.deal(), phase.market().refused(to));
            }
        }
    }

    /// The same Merchant's turn while there is somebody left to offer to, or else the next one's.
    private static void follow(Course course, Deal deal, Market market) {
        boolean done = market.traded().contains(market.offering());
        if (!done && !market.open(course.match().traders()).isEmpty()) {
            course.enter(new Phase.Offering(deal, market));
        } else {
            pass(course, deal, market);
        }
    }

    private static void pass(Course course, Deal deal, Market market) {
        market.next()
                .ifPresentOrElse(next -> follow(course, deal, next), () -> close(course, deal));
    }
}
