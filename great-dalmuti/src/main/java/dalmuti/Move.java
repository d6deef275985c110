package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;

import java.util.List;
import java.util.Optional;

/// Everything that can be decided in a match, by nature, by a player or by the house.
public sealed interface Move extends Action {

    /// Nature turns up the next card of the first draw.
    record TurnUp(Rank card) implements Move {}

    /// Nature shuffles. The first card goes to the seat `from` (0 is the Greater Dalmuti's), the
    /// others clockwise after it.
    record Shuffle(List<Rank> deck, int from) implements Move {
        public Shuffle {
            deck = List.copyOf(deck);
        }
    }

    /// Nature draws the decrees that are bid for.
    record DrawDecrees(List<Decree> decrees) implements Move {
        public DrawDecrees {
            decrees = List.copyOf(decrees);
        }
    }

    /// Somebody lays coins on one of them, at least one.
    record LayCoins(int coins, Decree on) implements Move {}

    /// Somebody bids nothing.
    record KeepCoins() implements Move {}

    /// The Greater Dalmuti picks one of the decrees with the most coins.
    record Proclaim(Decree decree) implements Move {}

    /// The Greater Dalmuti puts this many cards from the top to the bottom.
    record Cut(int depth) implements Move {}

    /// Nature lets every card be dealt face down.
    record DealCleanly() implements Move {}

    /// Nature lets a card fall open.
    record DropCard(Player meantFor, Rank card) implements Move {}

    /// The Greater Dalmuti leaves a card that fell open where it was meant to go.
    record LetStay() implements Move {}

    /// The Greater Dalmuti has a card that fell open go to the Greater Peon.
    record GiveToPeon() implements Move {}

    /// The card of the Greater Peon's that replaces it, chosen by the Greater Peon or by nature.
    record Replace(Rank card) implements Move {}

    record KeepSilent() implements Move {}

    record DeclareRevolution() implements Move {}

    record DeclareGreaterRevolution() implements Move {}

    /// A Dalmuti chooses what the peon gets for the tax.
    record PayBack(Hand cards) implements Move {}

    /// The First Merchant names whom to trade with.
    record NamePartner(Player partner) implements Move {}

    /// A Merchant makes no (further) offer.
    record DeclineTrade() implements Move {}

    /// A Merchant chooses the card to give: for the partner named, or to take up an offer.
    record GiveCard(Rank card) implements Move {}

    /// Nature draws one card from each of two trading hands.
    record DrawLots(Rank fromFirst, Rank fromPartner) implements Move {}

    /// A Merchant lays a card face down for another.
    record Offer(Player to, Rank card) implements Move {}

    /// A Merchant turns an offer down.
    record RefuseOffer() implements Move {}

    record Lay(Play play) implements Move {}

    record Pass() implements Move {}

    /// The house lets somebody in between two rounds.
    record Join(Player newcomer) implements Move {}

    /// The Greater Dalmuti says where a newcomer sits.
    record SeatNewcomer(int position) implements Move {}

    /// The house takes somebody's seat away between two rounds.
    record Leave(Player leaver) implements Move {}

    /// The house ends the match between two rounds.
    record EndMatch() implements Move {}

    /// What somebody says in the revolution window.
    enum Call {
        SILENCE(new KeepSilent()),
        REVOLUTION(new DeclareRevolution()),
        GREATER_REVOLUTION(new DeclareGreaterRevolution());

        private final Move move;

        Call(Move move) {
            this.move = move;
        }

        public Move move() {
            return move;
        }

        /// What a move says, if it belongs to the window.
        static Optional<Call> of(Move move) {
            return switch (move) {
                case KeepSilent() -> Optional.of(SILENCE);
                case DeclareRevolution() -> Optional.of(REVOLUTION);
                case DeclareGreaterRevolution() -> Optional.of(GREATER_REVOLUTION);
                default -> Optional.empty();
            };
        }
    }
}
