package dalmuti.notation;

import dalmuti.Dealing;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.notation.Line.Numbered;
import dalmuti.notation.Line.Transfer;
import dalmuti.notation.hidden.CardGroups;
import dalmuti.notation.hidden.CardGroups.Group;
import dalmuti.notation.hidden.CardSearch;
import dalmuti.notation.hidden.CardSearch.Placing;
import dalmuti.options.GreaterRevolution;
import dalmuti.options.GreaterRevolutionCall;
import dalmuti.options.JestersInTax;
import dalmuti.options.Rules;
import dalmuti.options.TaxOrder;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;

/// What the lines of a round that one viewer kept say about the cards, hidden ones too. Lines that
/// the rules don't allow in any case may say anything; they are refused when they are played.
final class HiddenCards { // REC-6

    private static final Hand BOTH_JESTERS = Hand.EMPTY.plus(Rank.JESTER, Rank.JESTER.copies());

    private static final int MOST_TAXES = 2;

    private final Match start;
    private final Rules rules;
    private final List<Player> order;
    private final List<Numbered> lines;
    private final Hand deck;
    private final CardGroups groups = new CardGroups();
    private final Group undealt = groups.add(Onlooker.ONLOOKER);
    private final Map<Player, Group> dealt = new LinkedHashMap<>();
    private final Map<Player, int[]> played = new HashMap<>();
    private final Map<Viewer, Integer> sizes = new HashMap<>();

    /// The groups that each line is about, in the order in which it names them.
    private final List<List<Group>> shown = new ArrayList<>();

    HiddenCards(Match start, List<Player> order, List<Numbered> lines) {
        this.start = start;
        this.order = order;
        this.lines = lines;
        rules = start.rules();
        deck = rules.deck().cards(order.size());
        lines.forEach(numbered -> shown.add(read(numbered.line())));
        played.forEach((player, counts) -> groups.atLeast(groups.heldBy(player), counts));
        sizes.forEach((holder, size) -> groups.size(groups.heldBy(holder), size));
        leaveToOthers(Onlooker.ONLOOKER);
        order.forEach(this::leaveToOthers);
        groups.exactly(groups.all(), new Cards.Open(deck));
    }

    /// The cards that can be seen, if there are any.
    static Hand open(@Nullable Cards cards) {
        return cards instanceof Cards.Open(var hand) ? hand : Hand.EMPTY;
    }

    /// Looks for cards with which everything is as the lines say.
    Placing place(LongPredicate work) {
        Placing placing = new Placing.Impossible();
        for (CardGroups way : waysToDeal()) {
            placing = new CardSearch(way, deck, work).place();
            if (!(placing instanceof Placing.Impossible)) {
                break;
            }
        }
        return placing;
    }

    /// Hands as large as everybody's before the tricks, with what they are seen to play.
    Map<Player, Hand> hands() {
        var hands = new HashMap<Player, Hand>();
        for (Player player : order) {
            Hand hand = Hand.EMPTY;
            int[] counts = played.getOrDefault(player, new int[Rank.all().size()]);
            for (Rank rank : Rank.all()) {
                hand = hand.plus(rank, counts[rank.number() - 1]);
            }
            for (Rank rank : deck.cards()) {
                boolean isLarge = hand.size() >= sizes.getOrDefault(player, 0);
                hand = isLarge || hand.count(rank) == rank.copies() ? hand : hand.plus(rank, 1);
            }
            hands.put(player, hand);
        }
        return hands;
    }

    /// The lines with a card for every `?`.
    List<Numbered> filled(Placing.Found found) {
        var filled = new ArrayList<Numbered>();
        for (int i = 0; i < lines.size(); i++) {
            List<Cards> cards = new ArrayList<>();
            shown.get(i).forEach(group -> cards.add(new Cards.Open(found.cards(group))));
            filled.add(new Numbered(lines.get(i).number(), fill(lines.get(i).line(), cards)));
        }
        return filled;
    }

    private static Line fill(Line line, List<Cards> cards) {
        if (cards.isEmpty()) {
            return line;
        }
        return switch (line) {
            case Line.Deal(var to, _) -> new Line.Deal(to, cards.getFirst());
            case Line.Aside _ -> new Line.Aside(cards.getFirst());
            case Line.Misdeal(var to, var card, _) -> new Line.Misdeal(to, card, cards.getLast());
            case Line.Tax(var paid, var returned) ->
                    new Line.Tax(
                            with(paid, cards.getFirst()),
                            returned == null ? null : with(returned, cards.getLast()));
            case Line.Trade(var there, var back) ->
                    new Line.Trade(with(there, cards.getFirst()), with(back, cards.getLast()));
            case Line.Refused(var offer) when offer.cards() instanceof Cards.FaceDown -> {
                List<Rank> held = open(cards.getFirst()).ranks();
                yield held.isEmpty()
                        ? line
                        : new Line.Refused(with(offer, new Cards.Open(Hand.of(held.getFirst()))));
            }
            default -> line;
        };
    }

    private static Transfer with(Transfer transfer, Cards cards) {
        return new Transfer(transfer.from(), transfer.to(), cards);
    }

    private List<Group> read(Line line) {
        return switch (line) {
            case Line.Deal(var to, var cards) -> {
                Group hand = groups.add(to);
                dealt.put(to, hand);
                sizes.merge(to, cards.size(), Integer::sum);
                yield List.of(groups.exactly(hand, cards));
            }
            case Line.Aside(var cards) -> List.of(groups.exactly(undealt, cards));
            case Line.Misdeal(var to, var card, var back) -> misdeal(to, card, back);
            case Line.Tax(var paid, var returned) -> tax(paid, returned);
            case Line.Trade(var there, var back) -> {
                Group one = groups.heldBy(there.from());
                Group other = groups.heldBy(back.from());
                yield List.of(move(there, one), move(back, other));
            }
            case Line.Refused(var offer) -> {
                Group hand = groups.heldBy(offer.from());
                groups.atLeast(hand, open(offer.cards()));
                yield List.of(hand);
            }
            default -> {
                learn(line);
                yield List.of();
            }
        };
    }

    /// What a line tells that moves no cards before the tricks.
    private void learn(Line line) {
        switch (line) {
            case Line.NoRevolution() -> {
                if (rules.greaterRevolutionCall() == GreaterRevolutionCall.MANDATORY) { // REV-5
                    groups.atMost(groups.heldBy(order.getLast()), Rank.JESTER, 1);
                }
            }
            case Line.Revolution(var by, boolean great) -> {
                groups.atLeast(groups.heldBy(by), BOTH_JESTERS);
                boolean swap = rules.greaterRevolution() == GreaterRevolution.SWAP_SEATS_AND_HANDS;
                if (great && swap) { // REV-4
                    groups.pass(it -> opposite(it));
                    var before = Map.copyOf(sizes);
                    sizes.replaceAll((holder, size) -> before.getOrDefault(opposite(holder), size));
                }
            }
            case Line.Open(var player, var cards) ->
                    groups.exactly(groups.heldBy(player), cards); // DEC-4
            case Line.Trick(_, var turns, _) -> {
                for (Line.Turn turn : turns) {
                    if (turn.move() instanceof Move.Lay(var play)) {
                        play(turn.by(), play.cards());
                    }
                }
            }
            case Line.Left(var player, var cards) -> play(player, open(cards));
            default -> {}
        }
    }

    private void play(Player player, Hand cards) {
        int[] counts = played.computeIfAbsent(player, _ -> new int[Rank.all().size()]);
        cards.cards().forEach(card -> counts[card.number() - 1]++);
    }

    /// Nobody has more cards of a rank in the end than all others leave.
    private void leaveToOthers(Viewer holder) {
        Group hand = groups.heldBy(holder);
        for (Rank rank : Rank.all()) {
            int left = deck.count(rank);
            for (var entry : played.entrySet()) {
                left -= entry.getKey().equals(holder) ? 0 : entry.getValue()[rank.number() - 1];
            }
            groups.atMost(hand, rank, left);
        }
    }

    private List<Group> misdeal(Player to, Rank card, @Nullable Cards back) { // DEAL-3
        Player peon = order.getLast();
        if (back == null) {
            groups.atLeast(groups.heldBy(to), Hand.of(card));
            return List.of();
        }
        Group others = groups.heldBy(peon);
        Group fallen =
                move(new Transfer(to, peon, new Cards.Open(Hand.of(card))), groups.heldBy(to));
        return List.of(fallen, move(new Transfer(peon, to, back), others));
    }

    private List<Group> tax(Transfer paid, @Nullable Transfer returned) {
        if (groups.taxes().size() == MOST_TAXES) {
            return List.of();
        }
        Group before = groups.heldBy(paid.to());
        Group tax = move(paid, groups.heldBy(paid.from()));
        groups.bestOf(tax, groups.heldBy(paid.from())); // TAX-1
        if (rules.jestersInTax() != JestersInTax.WORST_CARD) { // TAX-2
            groups.atMost(tax, Rank.JESTER, 0);
        }
        if (returned == null) {
            return List.of(tax);
        }
        boolean seesTax = rules.taxOrder() == TaxOrder.PEON_FIRST; // TAX-3
        Group back = move(returned, seesTax ? groups.heldBy(paid.to()) : before);
        if (rules.jestersInTax() == JestersInTax.NOT_EXCHANGED) {
            groups.atMost(back, Rank.JESTER, 0);
        }
        return List.of(tax, back);
    }

    private Group move(Transfer transfer, Group of) {
        sizes.merge(transfer.from(), -transfer.cards().size(), Integer::sum);
        sizes.merge(transfer.to(), transfer.cards().size(), Integer::sum);
        return groups.exactly(groups.move(of, transfer.to()), transfer.cards());
    }

    private Viewer opposite(Viewer holder) {
        int position = order.indexOf(holder);
        return position < 0 ? holder : order.reversed().get(position);
    }

    /// Where the deal says who is first, it may do so by one rank or another.
    private List<CardGroups> waysToDeal() { // DRAW-4
        boolean all = dealt.keySet().containsAll(order);
        if (!Dealing.isByHolder(start) || !all) {
            return List.of(groups);
        }
        var ways = new ArrayList<CardGroups>();
        Player holder = order.getFirst();
        Hand aside = Hand.EMPTY; // what is better than the best that was dealt
        for (Rank best : deck.ranks()) {
            CardGroups way = groups.copy();
            way.atLeast(undealt, aside);
            way.atLeast(dealt.getOrDefault(holder, undealt), Hand.of(best));
            for (Player earlier : start.order().subList(0, start.order().indexOf(holder))) {
                way.atMost(dealt.getOrDefault(earlier, undealt), best, 0);
            }
            ways.add(way);
            aside = aside.plus(best, deck.count(best));
            if (aside.size() > Dealing.aside(start)) {
                break;
            }
        }
        return ways;
    }
}
