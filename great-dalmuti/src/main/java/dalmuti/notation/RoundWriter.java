package dalmuti.notation;

import dalmuti.Event;
import dalmuti.Event.Score;
import dalmuti.Move.Call;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The lines of one round while it is written. They are put in order at the end, for the first of
/// them says what is known only after the draw or the deal.
final class RoundWriter {

    private static final String APART = "  ";

    private final List<String> draw = new ArrayList<>();
    private final List<String> head = new ArrayList<>();
    private final Map<Player, String> deals = new HashMap<>();
    private final List<String> lines = new ArrayList<>();
    private final Map<Player, Integer> taxLines = new HashMap<>();
    private final List<Player> out = new ArrayList<>();
    private String misdeal = "";
    private String total = "";
    private int number = 1;
    private List<Player> order = List.of();
    private @Nullable StringBuilder trick;
    private int tricks;
    private boolean over;
    private boolean decreesDrawn;

    boolean draws() {
        return !draw.isEmpty() && deals.isEmpty();
    }

    void began(int round, List<Player> positions, @Nullable Proof proof) {
        number = round;
        order = positions;
        if (proof != null) {
            head.addAll(proof.lines());
        }
    }

    /// Everything that happens in a round has a line or is part of one, or follows from others.
    void write(Event event) {
        switch (event) {
            case Event.Drew(var by, var card) -> draw.add(by + " " + card);
            case Event.DecreesDrawn _, Event.BidsShown _, Event.Proclaimed _ -> decree(event);
            case Event.DeckCut(_, int depth) -> line("cut   " + depth);
            case Event.Dealt(var to, var cards) ->
                    deals.put(to, "deal  " + to + APART + text(cards));
            case Event.SetAside(var cards) -> line("aside " + text(cards));
            case Event.Stayed(var with, var card) ->
                    line("misdeal " + with + " " + card + " stays");
            case Event.WentToPeon(_, var meantFor, var card) ->
                    misdeal = "misdeal " + meantFor + " " + card + " goes back ";
            case Event.Replaced(_, _, var card) -> line(misdeal + text(card));
            case Event.NoRevolution() -> line("revolution -");
            case Event.RevolutionDeclared(var by, var call) ->
                    line("revolution " + by + (call == Call.REVOLUTION ? "" : " great"));
            case Event.TaxPaid paid -> tax(paid);
            case Event.TaxReturned returned -> tax(returned);
            case Event.OfferRefused(var by, var to, var card) ->
                    line("refused " + transfer(by, to, card));
            case Event.Traded(var one, var given, var other, var received) -> {
                String back = transfer(other, one, received);
                line("trade " + transfer(one, other, given) + "   " + back);
            }
            case Event.TradeClosed() -> line("trade -");
            case Event.HandOpened(var player, var cards) -> line("open  " + player + APART + cards);
            case Event.CoinsPaid(var coins) -> paid(coins);
            case Event.Laid _, Event.Passed _, Event.WentOut _, Event.TrickTaken _ -> trick(event);
            case Event.LeftWith(var player, var cards) -> left(player, cards);
            case Event.PositionsTaken(var positions) -> positions(positions);
            case Event.HolderFound _, Event.FellOpen _, Event.Answered _, Event.HandsSwapped _ -> {}
            case Event.CoinsLaid _,
                    Event.Chose _,
                    Event.PartnerNamed _,
                    Event.TradeDeclined _,
                    Event.Offered _ -> {}
            case Event.RoundBegan _, Event.RoundScored _, Event.MatchEnded _ -> {}
            case Event.Knocked _, Event.Joined _, Event.Left _ -> {}
        }
    }

    private void tax(Event.TaxPaid paid) {
        taxLines.put(paid.lord(), lines.size());
        line("tax   " + transfer(paid.peon(), paid.lord(), paid.cards()));
    }

    private void tax(Event.TaxReturned returned) {
        int tax = taxLines.getOrDefault(returned.lord(), lines.size() - 1);
        String back = transfer(returned.lord(), returned.peon(), returned.cards());
        lines.set(tax, lines.get(tax) + "   " + back);
    }

    /// A line; before the deal it belongs to the head of the round.
    private void line(String line) {
        (deals.isEmpty() ? head : lines).add(line);
    }

    private void decree(Event event) { // DEC-5
        switch (event) {
            case Event.DecreesDrawn(var drawn) -> {
                decreesDrawn = true;
                line("decrees " + Names.ids(drawn));
            }
            case Event.BidsShown(var bids) -> bids(bids);
            case Event.Proclaimed(var decree) ->
                    line("decree " + decree.map(Decree::name).orElse("-"));
            default -> throw new IllegalArgumentException("Not of the bidding: " + event);
        }
    }

    private void bids(List<Bid> bids) {
        if (!bids.isEmpty()) {
            line(
                    "bid   "
                            + apart(
                                    bids.stream()
                                            .map(
                                                    bid ->
                                                            bid.by()
                                                                    + " "
                                                                    + bid.coins()
                                                                    + " "
                                                                    + bid.on())));
        }
    }

    /// After the order, and before any total.
    private void paid(Map<Player, Integer> coins) {
        int at = lines.size() - (total.isEmpty() ? 0 : 1);
        lines.add(at, "= coins " + counts(coins));
    }

    private static String counts(Map<Player, Integer> counts) {
        return apart(
                new TreeMap<>(counts)
                        .entrySet().stream().map(entry -> entry.getKey() + " " + entry.getValue()));
    }

    private void trick(Event event) {
        if (trick == null) {
            tricks++;
            trick = new StringBuilder("%2d".formatted(tricks));
        }
        switch (event) {
            case Event.Laid(var by, var play) -> trick.append(APART + by + " " + play);
            case Event.Passed(var by) -> trick.append(APART + by + " -");
            case Event.WentOut(var player, int place) -> {
                out.add(player);
                trick.append(" *").append(place);
            }
            case Event.TrickTaken(_, var leadsNext) -> {
                trick.append("  => ").append(leadsNext);
                endTrick();
            }
            default -> throw new IllegalArgumentException("Not in a trick: " + event);
        }
    }

    private void endTrick() {
        if (trick != null) {
            lines.add(trick.toString());
        }
        trick = null;
    }

    private void left(Player player, Hand cards) {
        endTrick();
        over = true;
        out.add(player);
        lines.add("= left  " + player + " " + cards);
        lines.add("= out   " + Names.letters(out));
    }

    /// Before the revolution these are the positions of this round, at its end those of the next.
    private void positions(List<Player> positions) {
        if (over) {
            lines.add("= order " + Names.letters(positions));
            if (!total.isEmpty()) {
                lines.add(total);
            }
        } else if (lines.stream().noneMatch(line -> line.startsWith("revolution"))) {
            order = positions;
        }
    }

    void scored(List<Score> scores, Map<Player, Integer> totals) {
        lines.add("= score " + apart(scores.stream().map(RoundWriter::text)));
        total = "= total " + counts(totals);
    }

    private static String apart(Stream<String> parts) {
        return String.join(APART, parts.toList());
    }

    private static String text(Score score) {
        String bonus = score.bonus() == 0 ? "" : "+" + score.bonus();
        return score.player() + " " + score.points() + bonus;
    }

    private static String transfer(Player from, Player to, Cards cards) {
        return from + ">" + to + " " + text(cards);
    }

    private static String text(Cards cards) {
        return switch (cards) {
            case Cards.Open(Hand hand) -> hand.toString();
            case Cards.FaceDown(int size) -> size == 1 ? "?" : size + "x?";
        };
    }

    String text() {
        if (order.isEmpty() || (draw.isEmpty() && deals.isEmpty() && !decreesDrawn)) {
            return "";
        }
        var all = new ArrayList<String>();
        all.add("\nround " + number + "    order " + Names.letters(order));
        if (!draw.isEmpty()) {
            all.add("draw  " + String.join(APART, draw));
        }
        all.addAll(head);
        order.stream().map(deals::get).filter(Objects::nonNull).forEach(all::add);
        all.addAll(lines);
        if (trick != null) {
            all.add(trick.toString());
        }
        return String.join("\n", all) + "\n";
    }
}
