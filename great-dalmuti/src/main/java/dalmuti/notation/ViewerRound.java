package dalmuti.notation;

import dalmuti.Dealing;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase.Levy;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.decrees.Decree;
import dalmuti.decrees.Law;
import dalmuti.notation.Line.Numbered;
import dalmuti.notation.Line.Transfer;
import dalmuti.options.GreaterRevolution;
import dalmuti.options.Rules;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// What one viewer's lines of a round say for certain. Lines that can't be true whatever the hidden
/// cards are don't make one.
final class ViewerRound {

    final Rules rules;
    final Law law;
    final Hand deck;
    final List<Player> order;
    final Viewer viewer;
    final List<Numbered> lines;

    /// Whether the deal itself gave everybody their first position.
    final boolean dealtByHolder;

    final boolean swapsHands;

    private final Map<Player, Integer> dealt = new HashMap<>();
    private final Map<Player, Hand> played = new HashMap<>();
    private final Set<Player> open = new HashSet<>();
    private Hand own = Hand.EMPTY;

    ViewerRound(Match start, List<Player> order, Viewer viewer, List<Numbered> lines) {
        this.order = order;
        this.viewer = viewer;
        this.lines = lines;
        rules = start.rules();
        law =
                new Law(
                        rules,
                        all(Line.Proclaimed.class).stream()
                                .findFirst()
                                .flatMap(Line.Proclaimed::decree));
        deck = rules.deck().cards(order.size());
        dealtByHolder = Dealing.isByHolder(start);
        swapsHands =
                rules.greaterRevolution() == GreaterRevolution.SWAP_SEATS_AND_HANDS
                        && all(Line.Revolution.class).stream().anyMatch(Line.Revolution::great);
        for (Numbered numbered : lines) {
            checkShown(numbered.number(), numbered.line());
            checkSizes(numbered.number(), numbered.line());
            see(numbered.number(), numbered.line());
            checkCount(numbered.number());
        }
    }

    <L extends Line> List<L> all(Class<L> kind) {
        return lines.stream().map(Numbered::line).filter(kind::isInstance).map(kind::cast).toList();
    }

    /// What goes from hand to hand with a line.
    private Stream<Transfer> transfers(Line line) {
        return switch (line) {
            case Line.Misdeal(var meantFor, var card, var back) when back != null -> {
                var there = new Cards.Open(Hand.of(card));
                yield Stream.of(
                        new Transfer(meantFor, order.getLast(), there),
                        new Transfer(order.getLast(), meantFor, back));
            }
            case Line.Tax(var paid, var returned) ->
                    returned == null ? Stream.of(paid) : Stream.of(paid, returned);
            case Line.Trade(var there, var back) -> Stream.of(there, back);
            default -> Stream.of();
        };
    }

    private void see(int line, Line content) {
        switch (content) {
            case Line.Deal(var to, var cards) -> {
                dealt.put(to, cards.size());
                if (allDealt() > deck.size()) {
                    throw Tokens.flaw(line, "DEAL-1", "record.not-all-dealt", allDealt());
                }
                own = cards instanceof Cards.Open(var hand) ? hand : own;
            }
            case Line.Aside(var cards) -> {
                int all = allDealt() + cards.size();
                if (all != deck.size()) {
                    throw Tokens.flaw(line, "DEAL-1", "record.not-all-dealt", all);
                }
            }
            case Line.Trick(_, var turns, _) -> {
                for (Line.Turn turn : turns) {
                    if (turn.move() instanceof Move.Lay(var play) && !open.contains(turn.by())) {
                        played.merge(turn.by(), play.cards(), Hand::plus);
                    }
                }
            }
            case Line.Open(var player, Cards.Open(var cards)) -> {
                played.put(player, cards);
                open.add(player);
            }
            case Line.Left(var player, Cards.Open(var cards)) when !open.contains(player) ->
                    played.merge(player, cards, Hand::plus);
            default -> {}
        }
    }

    private int allDealt() {
        return dealt.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// Whatever the viewer was shown is written open, and nothing else.
    private void checkShown(int line, Line content) {
        switch (content) {
            case Line.Deal(var to, var cards) -> checkShown(line, cards, viewer.equals(to));
            case Line.Aside(var cards) -> checkShown(line, cards, false);
            case Line.Open(_, var cards) -> checkShown(line, cards, true);
            case Line.Seed _ -> throw Tokens.flaw(line, "REC-8", "record.proof-kept");
            case Line.Refused(var offer) ->
                    checkShown(line, offer.cards(), viewer.equals(offer.from()));
            default ->
                    transfers(content)
                            .skip(content instanceof Line.Misdeal ? 1 : 0) // which all have seen
                            .forEach(
                                    transfer -> checkShown(line, transfer.cards(), sees(transfer)));
        }
    }

    private boolean sees(Transfer transfer) {
        return viewer.equals(transfer.from()) || viewer.equals(transfer.to());
    }

    private static void checkShown(int line, Cards cards, boolean sees) {
        if (sees != cards instanceof Cards.Open) {
            throw Tokens.flaw(line, "REC-6", sees ? "record.not-shown" : "record.shown");
        }
    }

    /// As many cards change hands unseen as the rules say.
    private void checkSizes(int line, Line content) {
        switch (content) {
            case Line.Tax(var paid, _) ->
                    checkSizes(
                            line,
                            transfers(content),
                            Levy.full(law, paid.from(), order),
                            taxRule());
            case Line.Trade _ -> checkSizes(line, transfers(content), 1, "TRADE-1");
            case Line.Refused(var offer) -> checkSizes(line, Stream.of(offer), 1, "TRADE-3");
            default -> {}
        }
    }

    private String taxRule() {
        return law.has(Decree.HEAVY_TAX) ? "DEC-4" : "TAX-1";
    }

    private static void checkSizes(int line, Stream<Transfer> transfers, int due, String rule) {
        boolean wrong =
                transfers.anyMatch(it -> it.cards() instanceof Cards.FaceDown(int n) && n != due);
        if (wrong) {
            throw Tokens.flaw(line, rule, "record.hidden-count", due);
        }
    }

    /// Nobody plays more cards than they were dealt, the viewer none but their own, nor all
    /// together more than exist.
    private void checkCount(int line) {
        Hand all = Hand.EMPTY;
        var seen = new HashMap<>(played);
        if (viewer instanceof Player player
                && !own.isEmpty()
                && unseenFrom(plays(player)).isEmpty()) {
            checkOwn(line, plays(player));
            seen.put(plays(player), ownInTricks());
        }
        for (Map.Entry<Player, Hand> entry : seen.entrySet()) {
            if (played(entry.getKey()).size() > sizeInTricks(entry.getKey())) {
                throw Tokens.flaw(line, "CARD-1", "record.plays-too-many", entry.getKey());
            }
            all = all.plus(entry.getValue());
        }
        for (Rank rank : all.ranks()) {
            if (all.count(rank) > deck.count(rank)) {
                throw Tokens.flaw(line, "CARD-1", "record.more-than-deck", rank, deck.count(rank));
            }
        }
    }

    private void checkOwn(int line, Player keeper) {
        Hand laid = played(keeper);
        Hand hand = ownInTricks();
        for (Rank rank : laid.ranks()) {
            if (laid.count(rank) > hand.count(rank)) {
                Hand cards = Hand.EMPTY.plus(rank, laid.count(rank));
                throw Tokens.flaw(line, "CARD-1", "dalmuti.not-held", keeper, cards);
            }
        }
    }

    /// What somebody is seen to have held in the tricks.
    Hand played(Player player) {
        return played.getOrDefault(player, Hand.EMPTY);
    }

    /// What the viewer's hand was when the tricks began, whoever then played it, as far as the
    /// viewer saw it.
    Hand ownInTricks() {
        Hand hand = own;
        for (Numbered numbered : lines) {
            Viewer keeper = numbered.line() instanceof Line.Trade ? tradesOwn() : viewer;
            for (Transfer transfer : transfers(numbered.line()).toList()) {
                Hand cards = HiddenCards.open(transfer.cards());
                if (keeper.equals(transfer.to())) {
                    hand = hand.plus(cards);
                } else if (keeper.equals(transfer.from())) {
                    hand = hand.without(cards);
                }
            }
        }
        return hand;
    }

    /// Who trades with the hand that the viewer was dealt: after a swap, the one opposite.
    Viewer tradesOwn() {
        return viewer instanceof Player player ? plays(player) : viewer;
    }

    /// What somebody traded away unseen of the hand that the viewer was dealt.
    List<Transfer> unseenFrom(Player keeper) {
        if (!keeper.equals(tradesOwn()) || viewer.equals(keeper)) {
            return List.of();
        }
        return all(Line.Trade.class).stream()
                .flatMap(this::transfers)
                .filter(it -> it.from().equals(keeper) && it.cards() instanceof Cards.FaceDown)
                .toList();
    }

    /// Who plays the hand that somebody had before the revolution: after a swap, the one opposite.
    Player plays(Player player) {
        return swapsHands && order.contains(player) ? opposite(player) : player;
    }

    Player opposite(Player player) {
        return order.reversed().get(order.indexOf(player));
    }

    /// How many cards somebody had when the tricks began.
    int sizeInTricks(Player player) {
        return dealt.getOrDefault(plays(player), 0);
    }

    /// Whether a line stands before the deal or in the tricks: what is wrong there is wrong for any
    /// cards.
    boolean isOpen(int line) {
        int deal = Integer.MAX_VALUE;
        int tricks = Integer.MAX_VALUE;
        for (Numbered numbered : lines.reversed()) {
            switch (numbered.line().section()) {
                case DEAL -> deal = numbered.number();
                case TRICK -> tricks = numbered.number();
                default -> {}
            }
        }
        return line < deal || line >= tricks;
    }
}
