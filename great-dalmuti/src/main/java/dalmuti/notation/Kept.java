package dalmuti.notation;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.options.FirstOrder;
import dalmuti.options.GreaterRevolution;
import dalmuti.options.Rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What one viewer's lines of a round say for certain.
///
/// @param dealtByHolder whether the deal itself gave everybody their first position
/// @param sizes how many cards everybody was dealt
/// @param played what everybody is seen to have held in the tricks
/// @param own what the viewer was dealt; empty for an onlooker
record Kept(
        Rules rules,
        List<Player> order,
        boolean dealtByHolder,
        Viewer viewer,
        List<Numbered> lines,
        Map<Player, Integer> sizes,
        Map<Player, Hand> played,
        Hand own) {

    static Kept of(Rules rules, Line.Round round, Viewer viewer, List<Numbered> lines) {
        List<Player> order = round.order();
        boolean byHolder = round.number() == 1 && rules.firstOrder() == FirstOrder.DALMUTI_HOLDER;
        var sizes = new HashMap<Player, Integer>();
        var played = new HashMap<Player, Hand>();
        Hand own = Hand.EMPTY;
        for (Numbered numbered : lines) {
            checkShown(numbered, order, viewer);
            switch (numbered.line()) {
                case Line.Deal(var to, var cards) -> {
                    sizes.put(to, cards.size());
                    own = cards instanceof Cards.Open(var hand) ? hand : own;
                }
                case Line.Trick(_, var turns, _) -> {
                    for (Line.Turn turn : turns) {
                        turn.play().ifPresent(play -> see(played, turn.by(), play.cards()));
                    }
                }
                case Line.Left(var player, Cards.Open(var cards)) -> see(played, player, cards);
                default -> {}
            }
            new Kept(rules, order, byHolder, viewer, lines, sizes, played, own)
                    .checkCount(numbered.number());
        }
        return new Kept(rules, order, byHolder, viewer, lines, sizes, played, own);
    }

    private static void see(Map<Player, Hand> played, Player player, Hand cards) {
        played.merge(player, cards, Hand::plus);
    }

    /// Whatever the viewer was shown is written open, and nothing else.
    private static void checkShown(Numbered numbered, List<Player> order, Viewer viewer) { // REC-6
        int line = numbered.number();
        switch (numbered.line()) {
            case Line.Deal(var to, var cards) -> checkShown(line, cards, viewer.equals(to));
            case Line.Aside(var cards) -> checkShown(line, cards, false);
            case Line.Seed _ -> throw Tokens.flaw(line, "REC-8", "record.proof-kept");
            case Line.Misdeal(var meantFor, _, var back) -> {
                boolean sees = viewer.equals(meantFor) || viewer.equals(order.getLast());
                back.ifPresent(cards -> checkShown(line, cards, sees));
            }
            case Line.Tax(var paid, var returned) -> {
                checkShown(line, paid, viewer);
                returned.ifPresent(back -> checkShown(line, back, viewer));
            }
            case Line.Trade(var there, var back) -> {
                checkShown(line, there, viewer);
                checkShown(line, back, viewer);
            }
            case Line.Refused(var offer) ->
                    checkShown(line, offer.cards(), viewer.equals(offer.from()));
            default -> {}
        }
    }

    private static void checkShown(int line, Line.Transfer transfer, Viewer viewer) {
        boolean sees = viewer.equals(transfer.from()) || viewer.equals(transfer.to());
        checkShown(line, transfer.cards(), sees);
    }

    private static void checkShown(int line, Cards cards, boolean sees) {
        if (sees != cards instanceof Cards.Open) {
            throw Tokens.flaw(line, "REC-6", sees ? "record.not-shown" : "record.shown");
        }
    }

    /// Nobody plays more cards than they were dealt, nor all together more than exist.
    private void checkCount(int line) {
        Hand all = Hand.EMPTY;
        for (Map.Entry<Player, Hand> entry : played.entrySet()) {
            Player player = entry.getKey();
            if (entry.getValue().size() > sizeInTricks(player)) {
                throw Tokens.flaw(line, "CARD-1", "record.plays-too-many", player);
            }
            all = all.plus(entry.getValue());
        }
        Hand deck = rules.deck().cards(order.size());
        for (Rank rank : all.ranks()) {
            if (all.count(rank) > deck.count(rank)) {
                throw Tokens.flaw(line, "CARD-1", "record.more-than-deck", rank, deck.count(rank));
            }
        }
    }

    <L extends Line> List<L> all(Class<L> kind) {
        return lines.stream().map(Numbered::line).filter(kind::isInstance).map(kind::cast).toList();
    }

    boolean swapsHands() { // REV-4
        return rules.greaterRevolution() == GreaterRevolution.SWAP_SEATS_AND_HANDS
                && all(Line.Revolution.class).stream().anyMatch(Line.Revolution::great);
    }

    Player opposite(Player player) {
        return order.reversed().get(order.indexOf(player));
    }

    /// How many cards somebody had when the tricks began.
    int sizeInTricks(Player player) {
        boolean swapped = swapsHands() && order.contains(player);
        return sizes.getOrDefault(swapped ? opposite(player) : player, 0);
    }

    /// The line at which the tricks begin: what is wrong from there on is wrong for any cards.
    int tricksFrom() {
        return lines.stream()
                .filter(numbered -> numbered.line() instanceof Line.Trick)
                .mapToInt(Numbered::number)
                .findFirst()
                .orElse(Integer.MAX_VALUE);
    }
}
