package dalmuti;

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
import java.util.Optional;

/// The First Merchant trades with another.
final class Trades {

    private static final int FEWEST_MERCHANTS = 2;

    private Trades() {}

    static void open(Course course, Deal deal) { // TRADE-1
        Match match = course.match();
        if (match.merchants().size() < FEWEST_MERCHANTS) {
            TrickPlay.open(course, deal);
            return;
        }
        switch (course.rules().trade()) {
            case NONE -> TrickPlay.open(course, deal);
            case FIRST_MERCHANT_CHOOSES, FIRST_MERCHANT_RANDOM ->
                    course.enter(new Phase.Naming(deal));
            case MERCHANTS_OFFER -> Offers.open(course, deal, match.merchants());
        }
    }

    static Deal swap(
            Course course, Deal deal, Player one, Rank given, Player other, Rank received) {
        Hand there = Hand.of(given);
        Hand back = Hand.of(received);
        course.happened(new Event.Traded(one, new Cards.Open(there), other, new Cards.Open(back)));
        return deal.give(one, other, there).give(other, one, back);
    }

    static void close(Course course, Deal deal) {
        course.happened(new Event.TradeClosed());
        TrickPlay.open(course, deal);
    }

    private static String ruleOf(Match match) {
        return match.rules().trade() == Trade.FIRST_MERCHANT_RANDOM ? "TRADE-4" : "TRADE-2";
    }

    /// The First Merchant may name a partner.
    record Naming(Match match, Phase.Naming phase) implements Stage.OfOne {

        @Override
        public String rule() {
            return ruleOf(match);
        }

        @Override
        public Player decider() {
            return match.merchants().getFirst();
        }

        @Override
        public List<Move> legal(Player player) {
            var legal = new ArrayList<Move>();
            for (Player partner : match.merchants().subList(1, match.merchants().size())) {
                legal.add(new Move.NamePartner(partner));
            }
            legal.add(new Move.DeclineTrade());
            return legal;
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            var first = (Player) actor;
            if (!(move instanceof Move.NamePartner(var partner))) {
                course.happened(new Event.TradeDeclined(first));
                close(course, phase.deal());
                return;
            }
            course.happened(new Event.PartnerNamed(first, partner));
            course.enter(
                    match.rules().trade() == Trade.FIRST_MERCHANT_RANDOM
                            ? new Phase.DrawingLots(phase.deal(), partner)
                            : new Phase.Exchanging(phase.deal(), partner, new HashMap<>()));
        }
    }

    /// Both choose a card before either sees the other's.
    record Exchanging(Match match, Phase.Exchanging phase) implements Stage { // TRADE-2

        @Override
        public String rule() {
            return ruleOf(match);
        }

        @Override
        public Awaiting awaiting() {
            var choosing = new LinkedHashSet<>(List.of(first(), phase.partner()));
            choosing.removeAll(phase.chosen().keySet());
            return new Awaiting.Decision(choosing);
        }

        private Player first() {
            return match.merchants().getFirst();
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
            Rank given = chosen.get(first());
            Rank received = chosen.get(phase.partner());
            if (given == null || received == null) {
                course.enter(new Phase.Exchanging(phase.deal(), phase.partner(), chosen));
            } else {
                Player partner = phase.partner();
                close(course, swap(course, phase.deal(), first(), given, partner, received));
            }
        }
    }

    /// Two cards are drawn by lot.
    record DrawingLots(Match match, Phase.DrawingLots phase) implements Stage.OfChance { // TRADE-4

        @Override
        public String rule() {
            return ruleOf(match);
        }

        @Override
        public Optional<Refusal> objection(Actor actor, Move move) {
            if (!(move instanceof Move.DrawLots(var given, var received))) {
                return misplaced(actor);
            }
            Player first = match.merchants().getFirst();
            return phase.deal().hand(first).holds(given)
                            && phase.deal().hand(phase.partner()).holds(received)
                    ? Optional.empty()
                    : Optional.of(Refusal.of(rule(), "dalmuti.lots-not-held", given, received));
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            var lots = (Move.DrawLots) move;
            Player first = match.merchants().getFirst();
            close(
                    course,
                    swap(
                            course,
                            phase.deal(),
                            first,
                            lots.fromFirst(),
                            phase.partner(),
                            lots.fromPartner()));
        }
    }

    /// One card of each rank that a hand has.
    static List<Move> giving(Hand hand) {
        return hand.ranks().stream().<Move>map(Move.GiveCard::new).toList();
    }
}
