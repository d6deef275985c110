package dalmuti;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.decrees.Decree;
import dalmuti.engine.Known;
import dalmuti.options.GreaterRevolutionCall;
import dalmuti.options.JestersInTax;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What a viewer can be sure of about the cards they don't see, from what they were told in a
/// round.
///
/// A card that fell open and may since have been paid, returned or traded unseen counts as being
/// anywhere, although the viewer could tell that it is with one of two people.
///
/// @param held cards that somebody holds for certain
/// @param floor the best rank that somebody's other cards can have; no entry where it can be any
/// @param mostJesters how many jesters somebody can hold at most; no entry where it can be both
/// @param played all cards laid in this round
public record Knowledge(
        Map<Player, Hand> held,
        Map<Player, Rank> floor,
        Map<Player, Integer> mostJesters,
        Hand played) {

    public Knowledge {
        held = Map.copyOf(held);
        floor = Map.copyOf(floor);
        mostJesters = Map.copyOf(mostJesters);
    }

    public static Knowledge of(View view) {
        var learning = new Learning(view);
        view.told().forEach(learning::learn);
        learning.held.remove(view.viewer());
        return new Knowledge(learning.held, learning.floor, mostJesters(view), learning.played);
    }

    /// A Greater Peon who has to declare and did not was not dealt both jesters.
    private static Map<Player, Integer> mostJesters(View view) {
        boolean jestersMayCome =
                view.law().has(Decree.FREE_MARKET)
                        || (view.rules().jestersInTax() != JestersInTax.NOT_EXCHANGED
                                && view.told().stream()
                                        .anyMatch(Event.TaxReturned.class::isInstance));
        Player peon = view.order().getLast();
        if (view.rules().greaterRevolutionCall() != GreaterRevolutionCall.MANDATORY
                || jestersMayCome
                || view.viewer().equals(peon)
                || !view.told().contains(new Event.NoRevolution())) {
            return Map.of();
        }
        int laid = 0;
        for (Event event : view.told()) {
            if (event instanceof Event.Laid(var by, var play) && by.equals(peon)) {
                laid += play.jesters();
            }
        }
        return Map.of(peon, Rank.JESTER.copies() - 1 - laid);
    }

    /// By seat, what is certain of its hidden cards.
    public List<Known> bySeat(List<Player> order) {
        return order.stream().map(this::about).toList();
    }

    private Known about(Player player) {
        return new Known(
                heldBy(player),
                floorOf(player),
                mostJesters.getOrDefault(player, Rank.JESTER.copies()));
    }

    public Rank floorOf(Player player) {
        return floor.getOrDefault(player, Rank.DALMUTI);
    }

    public Hand heldBy(Player player) {
        return held.getOrDefault(player, Hand.EMPTY);
    }

    private static final class Learning {

        private final Viewer viewer;
        private final View view;
        private final Map<Player, Hand> held = new HashMap<>();
        private final Map<Player, Rank> floor = new HashMap<>();
        private Hand dealt = Hand.EMPTY;
        private Hand played = Hand.EMPTY;

        Learning(View view) {
            this.view = view;
            viewer = view.viewer();
        }

        void learn(Event event) {
            switch (event) {
                case Event.Dealt(_, Cards.Open(var own)) -> dealt = own;
                case Event.HolderFound(var holder) -> foundHolder(holder);
                case Event.FellOpen(var meantFor, var card) -> atLeast(meantFor, card, 1);
                case Event.WentToPeon(var peon, var meantFor, var card) ->
                        move(meantFor, peon, new Cards.Open(Hand.of(card)));
                case Event.Replaced(_, var meantFor, Cards.Open(var card)) -> add(meantFor, card);
                case Event.RevolutionDeclared(var by, _) ->
                        atLeast(by, Rank.JESTER, Rank.JESTER.copies());
                case Event.HandsSwapped(var one, var given, var other, var received) ->
                        swap(one, given, other, received);
                case Event.TaxPaid(var peon, var lord, var cards) -> {
                    move(peon, lord, cards);
                    if (cards instanceof Cards.Open(var paid)) {
                        floor.put(peon, paid.ranks().getLast());
                    }
                }
                case Event.TaxReturned(var lord, var peon, var cards) -> move(lord, peon, cards);
                case Event.Traded(var one, var given, var other, var received) -> {
                    move(one, other, given);
                    move(other, one, received);
                    if (given instanceof Cards.FaceDown) {
                        shareFloor(one, other);
                    }
                }
                case Event.HandOpened(var player, var cards) -> held.put(player, cards);
                case Event.Laid(var by, var play) -> {
                    played = played.plus(play.cards());
                    lose(by, play.cards());
                }
                default -> {}
            }
        }

        /// Whoever was dealt the best card is the Greater Dalmuti, so nobody else was dealt a
        /// better one, nor anybody who sits before them an equal one.
        private void foundHolder(Player holder) {
            if (view.aside().size() == 0) {
                atLeast(holder, Rank.DALMUTI, 1);
                return;
            }
            Rank best = viewer.equals(holder) ? dealt.ranks().getFirst() : Rank.DALMUTI;
            for (Player other : view.order()) {
                boolean before = other.compareTo(holder) < 0 || best == Rank.DALMUTI;
                floor.put(other, before ? Rank.of(best.number() + 1) : best);
            }
            floor.remove(holder);
        }

        private void move(Player from, Player to, Cards cards) {
            switch (cards) {
                case Cards.Open(var open) -> {
                    lose(from, open);
                    add(to, open);
                }
                case Cards.FaceDown _ -> held.remove(from);
            }
        }

        private void swap(Player one, Cards given, Player other, Cards received) {
            Hand ones = hand(one);
            held.put(one, received instanceof Cards.Open(var open) ? open : hand(other));
            held.put(other, given instanceof Cards.Open(var open) ? open : ones);
            Rank onesFloor = floor.getOrDefault(one, Rank.DALMUTI);
            floor.put(one, floor.getOrDefault(other, Rank.DALMUTI));
            floor.put(other, onesFloor);
        }

        /// What one of them can't have been dealt may have come from the other.
        private void shareFloor(Player one, Player other) {
            Rank ones = floor.getOrDefault(one, Rank.DALMUTI);
            Rank others = floor.getOrDefault(other, Rank.DALMUTI);
            Rank better = ones.betterThan(others) ? ones : others;
            floor.put(one, better);
            floor.put(other, better);
        }

        private void atLeast(Player player, Rank rank, int count) {
            add(player, Hand.EMPTY.plus(rank, Math.max(0, count - hand(player).count(rank))));
        }

        private void add(Player player, Hand cards) {
            held.merge(player, cards, Hand::plus);
        }

        private void lose(Player player, Hand cards) {
            held.put(player, hand(player).without(cards));
        }

        private Hand hand(Player player) {
            return held.getOrDefault(player, Hand.EMPTY);
        }
    }
}
