package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;
import dalmuti.decrees.Law;
import dalmuti.engine.Board;
import dalmuti.options.JestersInTax;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is going on in a match, with just what exists while it lasts.
public sealed interface Phase {

    /// Cards are drawn for the first order of the table.
    record Drawing(List<Event.Drew> drawn) implements Phase {
        public Drawing {
            drawn = List.copyOf(drawn);
        }
    }

    /// A round is over, or none has begun, and the Greater Peon is to shuffle for the next.
    record Shuffling(Doors doors) implements Phase {}

    /// The Greater Dalmuti is to say where a newcomer sits.
    record Seating(Player newcomer) implements Phase {}

    /// Everybody bids for one of the decrees.
    record Bidding(List<Decree> drawn, Map<Player, Optional<Bid>> bids) implements Phase {
        public Bidding {
            drawn = List.copyOf(drawn);
            bids = Map.copyOf(bids);
        }
    }

    /// Several decrees have the most coins, and the Greater Dalmuti picks one.
    record Proclaiming(List<Decree> highest, List<Bid> bids) implements Phase {
        public Proclaiming {
            highest = List.copyOf(highest);
            bids = List.copyOf(bids);
        }
    }

    /// The bidding is over, and the Greater Peon is to shuffle.
    record Decreed() implements Phase {}

    /// The deck waits for the Greater Dalmuti's cut.
    record Cutting(List<Rank> deck, int from) implements Phase {
        public Cutting {
            deck = List.copyOf(deck);
        }
    }

    /// The cards are dealt, and chance says whether one fell open.
    record Spilling(Deal deal) implements Phase, Dealt {}

    /// A card fell open, and the Greater Dalmuti decides about it.
    record Misdealt(Deal deal, Player meantFor, Rank card) implements Phase, Dealt {}

    /// A card that fell open is the Greater Peon's now, who owes another for it.
    record Replacing(Deal deal, Player meantFor, Rank card) implements Phase, Dealt {}

    /// Everybody answers whether they declare a revolution.
    record Window(Deal deal, Map<Player, Move.Call> answers) implements Phase, Dealt {
        public Window {
            answers = Map.copyOf(answers);
        }
    }

    /// The Dalmutis choose what they give for the tax.
    record Taxing(Deal deal, List<Levy> levies, Map<Player, Hand> chosen) implements Phase, Dealt {
        public Taxing {
            levies = List.copyOf(levies);
            chosen = Map.copyOf(chosen);
        }
    }

    /// The First Merchant may name somebody to trade with.
    record Naming(Deal deal) implements Phase, Dealt {}

    /// The First Merchant and the one who was named each choose a card.
    record Exchanging(Deal deal, Player partner, Map<Player, Rank> chosen) implements Phase, Dealt {
        public Exchanging {
            chosen = Map.copyOf(chosen);
        }
    }

    /// A card of the First Merchant's and one of the partner's are drawn by lot.
    record DrawingLots(Deal deal, Player partner) implements Phase, Dealt {}

    /// A Merchant may offer a card.
    record Offering(Deal deal, Market market) implements Phase, Dealt {}

    /// A Merchant takes an offer up or turns it down.
    record Answering(Deal deal, Market market, Player to, Rank card) implements Phase, Dealt {}

    /// Tricks are played. Nobody changes the board of a phase: a move works on a copy.
    ///
    /// @param seats who sits where on the board, the first leader first
    record Tricks(Board board, List<Player> seats, Hand aside) implements Phase {
        public Tricks {
            seats = List.copyOf(seats);
        }
    }

    record Over() implements Phase {}

    /// The cards are dealt, and tricks are not yet played.
    interface Dealt {
        Deal deal();
    }

    /// Who pays tax to whom, and how many cards.
    ///
    /// @param peon who pays the best cards, and `lord` who chooses what goes back: by a decree the
    ///   other way round
    record Levy(Player peon, Player lord, int count) { // TAX-1

        /// How many cards are asked of whoever pays.
        public static int full(Law law, Player payer, List<Player> order) {
            return law.tax(payer.equals(order.getLast()) || payer.equals(order.getFirst()));
        }

        /// The best cards of a hand, as far as they may be paid.
        public static Hand due(Rules rules, Hand hand, int count) { // TAX-2
            boolean jestersToo = rules.jestersInTax() == JestersInTax.WORST_CARD;
            return Hand.of(
                    hand.cards().stream()
                            .filter(card -> jestersToo || card != Rank.JESTER)
                            .limit(count)
                            .toList());
        }
    }

    /// How far the Merchants' offers have got.
    ///
    /// @param offering whose turn to offer it is
    /// @param waiting the Merchants who have their turn after that, in order
    /// @param traded who has traded already
    /// @param refusedBy who has turned the one at turn down
    record Market(
            Player offering, List<Player> waiting, List<Player> traded, List<Player> refusedBy) {

        public Market {
            waiting = List.copyOf(waiting);
            traded = List.copyOf(traded);
            refusedBy = List.copyOf(refusedBy);
        }

        /// Whom the one at turn may still offer to, of these Merchants.
        List<Player> open(List<Player> merchants) {
            var open = new ArrayList<>(merchants);
            open.remove(offering);
            open.removeAll(traded);
            open.removeAll(refusedBy);
            return open;
        }

        Market refused(Player by) {
            return new Market(offering, waiting, traded, with(refusedBy, by));
        }

        Market traded(Player with) {
            return new Market(offering, waiting, with(with(traded, offering), with), refusedBy);
        }

        /// The market when the next Merchant who has not traded is at turn, if there is one.
        Optional<Market> next() {
            var rest = new ArrayList<>(waiting);
            rest.removeAll(traded);
            return rest.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Market(rest.removeFirst(), rest, traded, List.of()));
        }

        private static List<Player> with(List<Player> players, Player another) {
            var longer = new ArrayList<>(players);
            longer.add(another);
            return longer;
        }
    }

    /// Whether people may come and go before the next deal.
    enum Doors {
        SHUT,
        OPEN,
        ENTERING
    }
}
