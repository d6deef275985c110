package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.engine.Board;

import java.util.List;
import java.util.Map;

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

    /// The deck waits for the Greater Dalmuti's cut.
    record Cutting(List<Rank> deck, int from) implements Phase {
        public Cutting {
            deck = List.copyOf(deck);
        }
    }

    /// The cards are dealt, and chance says whether one fell open.
    record Spilling(Deal deal) implements Phase {}

    /// A card fell open, and the Greater Dalmuti decides about it.
    record Misdealt(Deal deal, Player meantFor, Rank card) implements Phase {}

    /// A card that fell open is the Greater Peon's now, who owes another for it.
    record Replacing(Deal deal, Player meantFor, Rank card) implements Phase {}

    /// Everybody answers whether they declare a revolution.
    record Window(Deal deal, Map<Player, Call> answers) implements Phase {
        public Window {
            answers = Map.copyOf(answers);
        }
    }

    /// The Dalmutis choose what they give for the tax.
    record Taxing(Deal deal, List<Levy> levies, Map<Player, Hand> chosen) implements Phase {
        public Taxing {
            levies = List.copyOf(levies);
            chosen = Map.copyOf(chosen);
        }
    }

    /// The First Merchant may name somebody to trade with.
    record Naming(Deal deal) implements Phase {}

    /// The First Merchant and the one who was named each choose a card.
    record Exchanging(Deal deal, Player partner, Map<Player, Rank> chosen) implements Phase {
        public Exchanging {
            chosen = Map.copyOf(chosen);
        }
    }

    /// A card of the First Merchant's and one of the partner's are drawn by lot.
    record DrawingLots(Deal deal, Player partner) implements Phase {}

    /// A Merchant may offer a card.
    record Offering(Deal deal, Market market) implements Phase {}

    /// A Merchant takes an offer up or turns it down.
    record Answering(Deal deal, Market market, Player to, Rank card) implements Phase {}

    /// Tricks are played. Nobody changes the board of a phase: a move works on a copy.
    record Tricks(Board board, Hand aside) implements Phase {}

    record Over() implements Phase {}

    /// Whether people may come and go before the next deal.
    enum Doors { // JOIN-1
        SHUT,
        OPEN,
        ENTERING
    }
}
