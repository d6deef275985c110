package dalmuti;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything that can happen in a match.
public sealed interface Event {

    record Drew(Player by, Rank card) implements Event {}

    record RoundBegan(int round, List<Player> order) implements Event {
        public RoundBegan {
            order = List.copyOf(order);
        }
    }

    record DecreesDrawn(List<Decree> decrees) implements Event {
        public DecreesDrawn {
            decrees = List.copyOf(decrees);
        }
    }

    /// Somebody has bid; only they will know, until all have.
    ///
    /// @param on empty with no coins
    record CoinsLaid(Player by, int coins, Optional<Decree> on) implements Event {}

    /// All have bid: what everybody laid who laid a coin, in order of position.
    record BidsShown(List<Bid> bids) implements Event {
        public BidsShown {
            bids = List.copyOf(bids);
        }
    }

    /// A decree holds from now on, and the coins on it are spent; or none.
    record Proclaimed(Optional<Decree> decree) implements Event {}

    record DeckCut(Player by, int depth) implements Event {}

    record Dealt(Player to, Cards cards) implements Event {}

    record SetAside(Cards cards) implements Event {}

    /// Somebody was dealt the best card and so is the Greater Dalmuti.
    record HolderFound(Player holder) implements Event {}

    record FellOpen(Player meantFor, Rank card) implements Event {}

    record Stayed(Player with, Rank card) implements Event {}

    record WentToPeon(Player peon, Player meantFor, Rank card) implements Event {}

    record Replaced(Player peon, Player meantFor, Cards card) implements Event {}

    /// Somebody has answered in the revolution window; only they will know.
    record Answered(Player by, Move.Call call) implements Event {}

    /// The revolution window is closed and nobody has declared.
    record NoRevolution() implements Event {}

    /// The revolution window is closed, and somebody has declared.
    record RevolutionDeclared(Player by, Move.Call call) implements Event {}

    record HandsSwapped(Player one, Cards given, Player other, Cards received) implements Event {}

    record PositionsTaken(List<Player> order) implements Event {
        public PositionsTaken {
            order = List.copyOf(order);
        }
    }

    /// @param peon who pays, and `lord` who gets it: by a decree the other way round
    record TaxPaid(Player peon, Player lord, Cards cards) implements Event {}

    record TaxReturned(Player lord, Player peon, Cards cards) implements Event {}

    /// Somebody has chosen cards to give, which nobody else knows yet.
    record Chose(Player by, Cards cards) implements Event {}

    record PartnerNamed(Player by, Player partner) implements Event {}

    record TradeDeclined(Player by) implements Event {}

    record Offered(Player by, Player to, Cards card) implements Event {}

    record OfferRefused(Player by, Player to, Cards card) implements Event {}

    record Traded(Player one, Cards given, Player other, Cards received) implements Event {}

    record TradeClosed() implements Event {}

    /// Somebody plays with an open hand.
    record HandOpened(Player player, Hand cards) implements Event {}

    record Laid(Player by, Play play) implements Event {}

    record Passed(Player by) implements Event {}

    record WentOut(Player player, int place) implements Event {}

    record TrickTaken(Player by, Player leadsNext) implements Event {}

    /// The last one with cards lays them open.
    record LeftWith(Player player, Hand cards) implements Event {}

    /// A round is over, best place first. Where rounds bring no points these are all 0.
    record RoundScored(List<Score> scores) implements Event {
        public RoundScored {
            scores = List.copyOf(scores);
        }
    }

    /// Everybody has been paid at the end of a round.
    ///
    /// @param coins what everybody has now
    record CoinsPaid(Map<Player, Integer> coins) implements Event {
        public CoinsPaid {
            coins = Map.copyOf(coins);
        }
    }

    record Knocked(Player newcomer) implements Event {}

    record Joined(Player newcomer, int position) implements Event {}

    record Left(Player leaver) implements Event {}

    record MatchEnded() implements Event {}

    /// What a round has brought somebody.
    ///
    /// @param points one for everybody who went out later
    /// @param bonus what a Dalmuti earned by the rise of the own peon
    record Score(Player player, int points, int bonus) { // SCORE-1

        /// What a place brings, from 1, without any bonus.
        public static int points(int place, int players) {
            return players - place;
        }

        public int total() {
            return points + bonus;
        }
    }

    /// The event as a viewer learns of it, if at all.
    default Optional<Event> toldTo(Viewer viewer) {
        return switch (this) {
            case Answered(var by, _) when !viewer.equals(by) -> Optional.empty(); // REV-6
            case CoinsLaid(var by, _, _) when !viewer.equals(by) -> Optional.empty(); // DEC-3
            case Chose(var by, _) when !viewer.equals(by) -> Optional.empty();
            default -> Optional.of(shownTo(viewer));
        };
    }

    /// Who may see which cards. Without a default: a new kind of event does not compile until
    /// somebody says here what is shown of it.
    private Event shownTo(Viewer viewer) { // SEE-1
        return switch (this) {
            case Dealt(var to, var cards) -> new Dealt(to, shown(cards, viewer, to, to));
            case SetAside(var cards) -> new SetAside(cards.hidden());
            case Replaced(var peon, var to, var card) ->
                    new Replaced(peon, to, shown(card, viewer, peon, to));
            case HandsSwapped(var one, var given, var other, var received) -> {
                Cards there = shown(given, viewer, one, other);
                yield new HandsSwapped(one, there, other, shown(received, viewer, one, other));
            }
            case TaxPaid(var peon, var lord, var cards) -> // TAX-5
                    new TaxPaid(peon, lord, shown(cards, viewer, peon, lord));
            case TaxReturned(var lord, var peon, var cards) ->
                    new TaxReturned(lord, peon, shown(cards, viewer, lord, peon));
            case Offered(var by, var to, var card) ->
                    new Offered(by, to, shown(card, viewer, by, by));
            case OfferRefused(var by, var to, var card) ->
                    new OfferRefused(by, to, shown(card, viewer, by, by));
            case Traded(var one, var given, var other, var received) -> {
                Cards there = shown(given, viewer, one, other);
                yield new Traded(one, there, other, shown(received, viewer, one, other));
            }
            case Answered _, CoinsLaid _, Chose _ -> this;
            case DecreesDrawn _, BidsShown _, Proclaimed _, HandOpened _, CoinsPaid _ -> this;
            case Drew _, RoundBegan _, DeckCut _, HolderFound _, FellOpen _, Stayed _ -> this;
            case WentToPeon _, NoRevolution _, RevolutionDeclared _, PositionsTaken _ -> this;
            case PartnerNamed _, TradeDeclined _, TradeClosed _, Laid _, Passed _ -> this;
            case WentOut _, TrickTaken _, LeftWith _, RoundScored _ -> this;
            case Knocked _, Joined _, Left _, MatchEnded _ -> this;
        };
    }

    private static Cards shown(Cards cards, Viewer viewer, Player one, Player other) {
        return viewer.equals(one) || viewer.equals(other) ? cards : cards.hidden();
    }
}
