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
/// @param changes the lines by which cards or positions changed hands
/// @param sizes how many cards everybody was dealt
/// @param played what everybody is seen to have held in the tricks
/// @param own what the viewer was dealt; empty for an onlooker
record ViewerRound(
        Rules rules,
        List<Player> order,
        boolean dealtByHolder,
        Viewer viewer,
        List<Numbered> lines,
        Changes changes,
        Map<Player, Integer> sizes,
        Map<Player, Hand> played,
        Hand own) {

    /// What a round has few lines of, found once.
    ///
    /// @param ofCards misdeals, taxes and trades in the order of the lines
    record Changes(
            List<Line> ofCards,
            List<Line.Misdeal> misdeals,
            List<Line.Tax> taxes,
            List<Line.Trade> trades,
            List<Line.Revolution> revolutions) {

        static Changes in(List<Numbered> numbered) {
            List<Line> lines = numbered.stream().map(Numbered::line).toList();
            return new Changes(
                    lines.stream().filter(Changes::isOfCards).toList(),
                    all(Line.Misdeal.class, lines),
                    all(Line.Tax.class, lines),
                    all(Line.Trade.class, lines),
                    all(Line.Revolution.class, lines));
        }

        private static boolean isOfCards(Line line) {
            return switch (line) {
                case Line.Misdeal _, Line.Tax _, Line.Trade _ -> true;
                default -> false;
            };
        }

        private static <L extends Line> List<L> all(Class<L> kind, List<Line> lines) {
            return lines.stream().filter(kind::isInstance).map(kind::cast).toList();
        }
    }

    static ViewerRound of(Rules rules, Line.Round round, Viewer viewer, List<Numbered> lines) {
        List<Player> order = round.order();
        boolean byHolder = round.number() == 1 && rules.firstOrder() == FirstOrder.DALMUTI_HOLDER;
        var sizes = new HashMap<Player, Integer>();
        var played = new HashMap<Player, Hand>();
        var changes = Changes.in(lines);
        Hand own = Hand.EMPTY;
        for (Numbered numbered : lines) {
            checkShown(numbered, order, viewer);
            checkSizes(numbered, order);
            switch (numbered.line()) {
                case Line.Deal(var to, var cards) -> {
                    sizes.put(to, cards.size());
                    checkDealt(numbered.number(), rules, order, sizes);
                    own = cards instanceof Cards.Open(var hand) ? hand : own;
                }
                case Line.Trick(_, var turns, _) -> {
                    for (Line.Turn turn : turns) {
                        turn.play().ifPresent(play -> see(played, turn.by(), play.cards()));
                    }
                }
                case Line.Left(var player, Cards.Open(var cards)) -> see(played, player, cards);
                case Line.Aside(var cards) ->
                        checkAside(numbered.number(), cards.size(), rules, order, sizes);
                default -> {}
            }
            new ViewerRound(rules, order, byHolder, viewer, lines, changes, sizes, played, own)
                    .checkCount(numbered.number());
        }
        return new ViewerRound(rules, order, byHolder, viewer, lines, changes, sizes, played, own);
    }

    private static void see(Map<Player, Hand> played, Player player, Hand cards) {
        played.merge(player, cards, Hand::plus);
    }

    private static void checkDealt(
            int line, Rules rules, List<Player> order, Map<Player, Integer> sizes) { // DEAL-1
        if (dealt(sizes) > rules.deck().cards(order.size()).size()) {
            throw Tokens.flaw(line, "DEAL-1", "record.not-all-dealt", dealt(sizes));
        }
    }

    private static void checkAside(
            int line, int aside, Rules rules, List<Player> order, Map<Player, Integer> sizes) {
        if (dealt(sizes) + aside != rules.deck().cards(order.size()).size()) { // DEAL-1
            throw Tokens.flaw(line, "DEAL-1", "record.not-all-dealt", dealt(sizes) + aside);
        }
    }

    private static int dealt(Map<Player, Integer> sizes) {
        return sizes.values().stream().mapToInt(Integer::intValue).sum();
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

    /// As many cards change hands unseen as the rules say.
    private static void checkSizes(Numbered numbered, List<Player> order) {
        int line = numbered.number();
        switch (numbered.line()) {
            case Line.Tax(var paid, var returned) -> {
                int due = paid.from().equals(order.getLast()) ? 2 : 1;
                checkSize(line, paid, due, "TAX-1");
                returned.ifPresent(back -> checkSize(line, back, due, "TAX-1"));
            }
            case Line.Trade(var there, var back) -> {
                checkSize(line, there, 1, "TRADE-1");
                checkSize(line, back, 1, "TRADE-1");
            }
            case Line.Refused(var offer) -> checkSize(line, offer, 1, "TRADE-3");
            default -> {}
        }
    }

    private static void checkSize(int line, Line.Transfer transfer, int due, String rule) {
        if (transfer.cards() instanceof Cards.FaceDown(int size) && size != due) {
            throw Tokens.flaw(line, rule, "record.hidden-count", due);
        }
    }

    /// Nobody plays more cards than they were dealt, the viewer none but their own, nor all
    /// together more than exist.
    private void checkCount(int line) {
        Hand all = Hand.EMPTY;
        var seen = new HashMap<>(played);
        if (viewer instanceof Player player && !own.isEmpty()) {
            checkOwn(line, plays(player));
            seen.put(plays(player), ownInTricks());
        }
        for (Map.Entry<Player, Hand> entry : seen.entrySet()) {
            Player player = entry.getKey();
            if (played.getOrDefault(player, Hand.EMPTY).size() > sizeInTricks(player)) {
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

    private void checkOwn(int line, Player keeper) {
        Hand laid = played.getOrDefault(keeper, Hand.EMPTY);
        for (Rank rank : laid.ranks()) {
            if (laid.count(rank) > ownInTricks().count(rank)) {
                Hand cards = Hand.EMPTY.plus(rank, laid.count(rank));
                throw Tokens.flaw(line, "CARD-1", "dalmuti.not-held", keeper, cards);
            }
        }
    }

    boolean swapsHands() { // REV-4
        return rules.greaterRevolution() == GreaterRevolution.SWAP_SEATS_AND_HANDS
                && changes.revolutions().stream().anyMatch(Line.Revolution::great);
    }

    Player opposite(Player player) {
        return order.reversed().get(order.indexOf(player));
    }

    /// What the viewer's hand was when the tricks began, whoever then played it.
    Hand ownInTricks() {
        if (!(viewer instanceof Player player)) {
            return Hand.EMPTY;
        }
        Hand hand = own;
        for (Line line : changes.ofCards()) {
            hand =
                    switch (line) {
                        case Line.Misdeal misdeal -> afterMisdeal(hand, player, misdeal);
                        case Line.Tax(var paid, var returned) -> {
                            Hand taxed = moved(hand, player, paid);
                            yield returned.map(back -> moved(taxed, player, back)).orElse(taxed);
                        }
                        case Line.Trade(var there, var back) ->
                                moved(moved(hand, player, there), player, back);
                        default -> hand;
                    };
        }
        return hand;
    }

    private Hand afterMisdeal(Hand hand, Player player, Line.Misdeal misdeal) {
        if (misdeal.back().isEmpty()) {
            return hand;
        }
        var card = new Cards.Open(Hand.of(misdeal.card()));
        var there = new Line.Transfer(misdeal.meantFor(), order.getLast(), card);
        var back = new Line.Transfer(order.getLast(), misdeal.meantFor(), misdeal.back().get());
        return moved(moved(hand, player, there), player, back);
    }

    private static Hand moved(Hand hand, Player player, Line.Transfer transfer) {
        Hand cards = HiddenCards.open(transfer.cards());
        if (player.equals(transfer.to())) {
            return hand.plus(cards);
        }
        return player.equals(transfer.from()) ? hand.minus(HiddenCards.cap(cards, hand)) : hand;
    }

    /// Who plays the hand that somebody had before the revolution: after a swap, the one opposite.
    Player plays(Player player) { // REV-4
        return swapsHands() && order.contains(player) ? opposite(player) : player;
    }

    /// How many cards somebody had when the tricks began.
    int sizeInTricks(Player player) {
        return sizes.getOrDefault(plays(player), 0);
    }

    /// Whether a line stands before the deal or in the tricks: what is wrong there is wrong for any
    /// cards.
    boolean isOpen(int line) {
        int deal = Integer.MAX_VALUE;
        int tricks = Integer.MAX_VALUE;
        for (Numbered numbered : lines.reversed()) {
            switch (Section.of(numbered.line())) {
                case DEAL -> deal = numbered.number();
                case TRICK -> tricks = numbered.number();
                default -> {}
            }
        }
        return line < deal || line >= tricks;
    }
}
