package dalmuti;

import static dalmuti.Stage.refuse;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.options.FirstOrder;
import dalmuti.options.Leftovers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// The Greater Peon shuffles, the Greater Dalmuti may cut, and the cards go round.
public final class Dealing {

    private Dealing() {}

    /// How many cards can still be drawn for the first order.
    public static int undrawn(Match match) { // DRAW-5
        return match.phase() instanceof Phase.Drawing drawing
                ? new Draws(match, drawing).pile().size()
                : 0;
    }

    /// The seats at which dealing may start, from 0.
    public static List<Integer> startsAt(Match match) { // DEAL-1
        int players = match.players();
        return switch (match.rules().leftovers()) {
            case TOP, SET_ASIDE -> List.of(0);
            case BOTTOM -> List.of((players - extra(match)) % players);
            case RANDOM -> IntStream.range(0, players).boxed().toList();
        };
    }

    /// How many cards are laid aside in a round.
    public static int aside(Match match) {
        return match.rules().leftovers() == Leftovers.SET_ASIDE ? extra(match) : 0;
    }

    private static int extra(Match match) {
        return match.deck().size() % match.players();
    }

    static Rank any(Hand cards, RandomGenerator dice) {
        return cards.cards().get(dice.nextInt(cards.size()));
    }

    /// A round begins with the shuffle.
    record Shuffling(Match match) implements Stage.OfChance {

        @Override
        public String rule() {
            return "DEAL-1";
        }

        @Override
        public Move.Shuffle chance(RandomGenerator dice) {
            List<Rank> deck = match.deck().cards();
            Collections.shuffle(deck, dice);
            List<Integer> starts = startsAt(match);
            return new Move.Shuffle(deck, starts.get(dice.nextInt(starts.size())));
        }

        @Override
        public Optional<Refusal> objection(Actor actor, Move move) {
            if (!(move instanceof Move.Shuffle(var cards, int from))) {
                return misplaced(actor);
            }
            Hand deck = match.deck();
            if (cards.size() != deck.size() || !Hand.of(cards).equals(deck)) {
                return refuse(rule(), "dalmuti.not-the-deck", deck.size());
            }
            return startsAt(match).contains(from)
                    ? Optional.empty()
                    : refuse(rule(), "dalmuti.deal-start", from + 1);
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            var shuffle = (Move.Shuffle) move;
            if (match.phase() instanceof Phase.Shuffling) {
                begin(course);
            }
            if (course.rules().cut()) {
                course.enter(new Phase.Cutting(shuffle.deck(), shuffle.from()));
            } else {
                deal(course, shuffle.deck(), shuffle.from());
            }
        }
    }

    static void begin(Course course) {
        if (course.round() > 1) {
            course.forget();
        }
        course.happened(new Event.RoundBegan(course.round(), course.order()));
    }

    /// The Greater Dalmuti says how deep to cut.
    record Cutting(Match match, Phase.Cutting phase) implements Stage.OfOne {

        @Override
        public String rule() {
            return "DEAL-2";
        }

        @Override
        public Player decider() {
            return match.greaterDalmuti();
        }

        @Override
        public List<Move> legal(Player player) {
            return IntStream.range(0, phase.deck().size()).<Move>mapToObj(Move.Cut::new).toList();
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            int depth = ((Move.Cut) move).depth();
            course.happened(new Event.DeckCut(match.greaterDalmuti(), depth));
            var deck = new ArrayList<>(phase.deck());
            Collections.rotate(deck, -depth);
            deal(course, deck, phase.from());
        }
    }

    private static void deal(Course course, List<Rank> deck, int from) {
        List<Player> order = course.order();
        int players = order.size();
        int dealt = deck.size() - aside(course.match());
        var bySeat = new Hand[players];
        Arrays.fill(bySeat, Hand.EMPTY);
        for (int i = 0; i < dealt; i++) {
            int seat = (from + i) % players;
            bySeat[seat] = bySeat[seat].plus(deck.get(i), 1);
        }
        var hands = new HashMap<Player, Hand>();
        for (int seat = 0; seat < players; seat++) {
            hands.put(order.get(seat), bySeat[seat]);
        }
        var deal = new Deal(hands, Hand.of(deck.subList(dealt, deck.size())));
        for (Player player : order) {
            course.happened(new Event.Dealt(player, new Cards.Open(deal.hand(player))));
        }
        if (!deal.aside().isEmpty()) {
            course.happened(new Event.SetAside(new Cards.Open(deal.aside())));
        }
        if (isByHolder(course.match())) {
            seatFromHolder(course, deal);
        }
        Misdeals.follow(course, deal);
    }

    /// Whether it is this deal that gives everybody their first position.
    public static boolean isByHolder(Match match) { // DRAW-4
        return match.round() == 1 && match.rules().firstOrder() == FirstOrder.DALMUTI_HOLDER;
    }

    private static void seatFromHolder(Course course, Deal deal) {
        List<Player> sitting = course.order();
        Player holder =
                Collections.min(
                        sitting,
                        Comparator.comparing(player -> deal.hand(player).ranks().getFirst()));
        var order = new ArrayList<>(sitting);
        Collections.rotate(order, -sitting.indexOf(holder));
        course.seat(order);
        course.happened(new Event.HolderFound(holder));
        course.happened(new Event.PositionsTaken(order));
    }
}
