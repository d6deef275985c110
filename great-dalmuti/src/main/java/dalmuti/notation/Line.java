package dalmuti.notation;

import dalmuti.Move;
import dalmuti.cards.Cards;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One line of a record's body, read but not yet believed.
sealed interface Line {

    /// A line and where it stands, from 1.
    record Numbered(int number, Line line) {}

    /// Cards that go from one person to another.
    record Transfer(Player from, Player to, Cards cards) {}

    /// A play or a pass in a trick, and the place it claims for whoever is out with it, or 0.
    record Turn(Player by, Move move, int place) {}

    record Drawn(Player by, Rank card) {}

    /// Points and bonus, as written.
    record Points(Player player, int points, int bonus) {}

    record Scores(List<Points> points) implements Line {}

    record Coins(List<Points> coins) implements Line {}

    record Round(int number, List<Player> order) implements Line {}

    record Draw(List<Drawn> cards) implements Line {}

    record Commit(String hash) implements Line {}

    record Entropy(Map<Player, String> numbers) implements Line {}

    record Seed(String seed) implements Line {}

    record Decrees(List<Decree> drawn) implements Line {}

    record Bids(List<Bid> bids) implements Line {}

    record Proclaimed(Optional<Decree> decree) implements Line {}

    record Cut(int depth) implements Line {}

    record Deal(Player to, Cards cards) implements Line {}

    record Aside(Cards cards) implements Line {}

    /// @param back what the Greater Peon gave for it; null when the card stayed
    record Misdeal(Player meantFor, Rank card, @Nullable Cards back) implements Line {}

    record NoRevolution() implements Line {}

    record Revolution(Player by, boolean great) implements Line {}

    /// @param returned null while the tax is paid and nothing has come back
    record Tax(Transfer paid, @Nullable Transfer returned) implements Line {}

    record Trade(Transfer there, Transfer back) implements Line {}

    record Refused(Transfer offer) implements Line {}

    record TradeClosed() implements Line {}

    record Open(Player player, Cards cards) implements Line {}

    /// @param leadsNext null while the trick is not over, and in the last one
    record Trick(int number, List<Turn> turns, @Nullable Player leadsNext) implements Line {}

    record Left(Player player, Cards cards) implements Line {}

    record Out(List<Player> places) implements Line {}

    record Score(List<Points> points) implements Line {}

    record Order(List<Player> order) implements Line {}

    record Paid(List<Points> coins) implements Line {}

    record Total(List<Points> points) implements Line {}

    record Join(Player newcomer, String name, int position) implements Line {}

    record Leave(Player leaver) implements Line {}

    record End() implements Line {}

    /// Where in a round a line belongs, in the order in which they stand.
    enum Section { // REC-3
        ROUND,
        DRAW,
        PROOF,
        DECREES,
        BID,
        DECREE,
        CUT,
        DEAL,
        ASIDE,
        MISDEAL,
        REVOLUTION,
        TAX,
        TRADE,
        OPEN,
        TRICK,
        CHECK,
        BETWEEN;

        /// Whether a round may have several lines of this kind.
        boolean repeats() {
            return switch (this) {
                case PROOF, DEAL, TAX, TRADE, OPEN, TRICK, CHECK, BETWEEN -> true;
                case ROUND, DRAW, DECREES, BID, DECREE, CUT, ASIDE, MISDEAL, REVOLUTION -> false;
            };
        }
    }

    default Section section() {
        return switch (this) {
            case Round _ -> Section.ROUND;
            case Draw _ -> Section.DRAW;
            case Commit _, Entropy _, Seed _ -> Section.PROOF;
            case Decrees _ -> Section.DECREES;
            case Bids _ -> Section.BID;
            case Proclaimed _ -> Section.DECREE;
            case Cut _ -> Section.CUT;
            case Deal _ -> Section.DEAL;
            case Aside _ -> Section.ASIDE;
            case Misdeal _ -> Section.MISDEAL;
            case NoRevolution _, Revolution _ -> Section.REVOLUTION;
            case Tax _ -> Section.TAX;
            case Trade _, Refused _, TradeClosed _ -> Section.TRADE;
            case Open _ -> Section.OPEN;
            case Trick _ -> Section.TRICK;
            case Left _, Out _, Score _, Order _, Paid _, Total _ -> Section.CHECK;
            case Scores _, Coins _, Join _, Leave _, End _ -> Section.BETWEEN;
        };
    }
}
