package dalmuti;

import static dalmuti.Stage.refuse;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Coins, and what they are for: everybody bids for the law of the next round.
public final class Decrees {

    static final int FIRST_COINS = 3;

    private static final String BIDDING = "DEC-3";

    private Decrees() {}

    /// Whether three decrees are drawn before the shuffle of the round that is prepared.
    public static boolean areDue(Match match) { // DEC-2
        return match.rules().decrees() && match.round() > 1;
    }

    /// What these people have who have just sat down.
    public static Map<Player, Integer> firstCoins(
            Rules rules, Collection<Player> players) { // DEC-1
        var coins = new HashMap<Player, Integer>();
        if (rules.decrees()) {
            players.forEach(player -> coins.put(player, FIRST_COINS));
        }
        return coins;
    }

    /// Everybody is paid at the end of a round, by the positions of the next.
    static void pay(Course course) { // DEC-1
        if (!course.rules().decrees()) {
            return;
        }
        var coins = new HashMap<>(course.coins());
        List<Player> order = course.order();
        order.forEach(player -> coins.merge(player, 1, Integer::sum));
        coins.merge(order.getLast(), 2, Integer::sum);
        if (order.size() >= Reckoning.FEWEST_WITH_LESSER_PEON) {
            coins.merge(order.reversed().get(1), 1, Integer::sum);
        }
        course.pay(coins);
        course.happened(new Event.CoinsPaid(coins));
    }

    /// A round begins with the decrees that are drawn for it.
    record Drawing(Match match) implements Stage.OfChance {

        @Override
        public String rule() {
            return "DEC-2";
        }

        @Override
        public Move chance(RandomGenerator dice) {
            var pile = new ArrayList<>(Decree.pile(match.rules()));
            Collections.shuffle(pile, dice);
            return new Move.DrawDecrees(pile.subList(0, Decree.DRAWN));
        }

        @Override
        public Optional<Refusal> objection(Actor actor, Move move) {
            if (!(move instanceof Move.DrawDecrees(var drawn))) {
                return misplaced(actor);
            }
            if (drawn.size() != Decree.DRAWN || new HashSet<>(drawn).size() < drawn.size()) {
                return refuse(rule(), "dalmuti.three-decrees", Decree.DRAWN);
            }
            List<Decree> pile = Decree.pile(match.rules());
            return drawn.stream()
                    .filter(decree -> !pile.contains(decree))
                    .findFirst()
                    .flatMap(decree -> refuse(rule(), "dalmuti.not-in-the-pile", decree));
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            List<Decree> drawn = ((Move.DrawDecrees) move).decrees();
            Dealing.begin(course);
            course.happened(new Event.DecreesDrawn(drawn));
            course.enter(new Phase.Bidding(drawn, Map.of()));
        }
    }

    /// Everybody is asked, alike and in secret, what they bid.
    record Bidding(Match match, Phase.Bidding phase) implements Stage {

        @Override
        public String rule() {
            return BIDDING;
        }

        @Override
        public Awaiting awaiting() {
            var bidding = new LinkedHashSet<>(match.order());
            bidding.removeAll(phase.bids().keySet());
            return new Awaiting.Decision(bidding);
        }

        @Override
        public List<Move> legal(Player player) {
            var legal = new ArrayList<Move>();
            legal.add(new Move.KeepCoins());
            for (Decree decree : phase.drawn()) {
                for (int coins = 1; coins <= coins(player); coins++) {
                    legal.add(new Move.LayCoins(coins, decree));
                }
            }
            return legal;
        }

        private int coins(Player player) {
            return match.coins().getOrDefault(player, 0);
        }

        @Override
        public Optional<Refusal> objection(Actor actor, Move move) {
            return switch (move) {
                case Move.KeepCoins() -> Optional.empty();
                case Move.LayCoins(_, var on) when !phase.drawn().contains(on) ->
                        refuse(rule(), "dalmuti.decree-not-drawn", actor, on);
                case Move.LayCoins(int coins, _) ->
                        coins >= 1 && coins <= coins((Player) actor)
                                ? Optional.empty()
                                : refuse(
                                        rule(),
                                        "dalmuti.too-many-coins",
                                        actor,
                                        coins,
                                        coins((Player) actor));
                default -> misplaced(actor);
            };
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            var player = (Player) actor;
            Optional<Bid> bid =
                    move instanceof Move.LayCoins(int coins, var on)
                            ? Optional.of(new Bid(player, coins, on))
                            : Optional.empty();
            course.happened(
                    new Event.CoinsLaid(player, bid.map(Bid::coins).orElse(0), bid.map(Bid::on)));
            var bids = new HashMap<>(phase.bids());
            bids.put(player, bid);
            if (bids.size() < match.players()) {
                course.enter(new Phase.Bidding(phase.drawn(), bids));
            } else {
                show(course, bids);
            }
        }

        private void show(Course course, Map<Player, Optional<Bid>> all) {
            var bids = new ArrayList<Bid>();
            match.order()
                    .forEach(
                            player ->
                                    all.getOrDefault(player, Optional.empty())
                                            .ifPresent(bids::add));
            course.happened(new Event.BidsShown(bids));
            List<Decree> highest = Bid.highest(phase.drawn(), bids);
            if (highest.size() > 1) {
                course.enter(new Phase.Proclaiming(highest, bids));
            } else {
                proclaim(course, highest.stream().findFirst(), bids);
            }
        }
    }

    /// The Greater Dalmuti picks one of equal totals.
    record Proclaiming(Match match, Phase.Proclaiming phase) implements Stage.OfOne {

        @Override
        public String rule() {
            return BIDDING;
        }

        @Override
        public Player decider() {
            return match.greaterDalmuti();
        }

        @Override
        public List<Move> legal(Player player) {
            return phase.highest().stream().<Move>map(Move.Proclaim::new).toList();
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            proclaim(course, Optional.of(((Move.Proclaim) move).decree()), phase.bids());
        }
    }

    private static void proclaim(Course course, Optional<Decree> decree, List<Bid> bids) {
        course.proclaim(decree);
        decree.ifPresent(it -> course.pay(Bid.spent(course.coins(), bids, it)));
        course.happened(new Event.Proclaimed(decree));
        course.enter(new Phase.Decreed());
    }
}
