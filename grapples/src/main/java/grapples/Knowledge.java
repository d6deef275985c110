package grapples;

import dalmuti.contract.Player;

import grapples.Outlook.Chance;
import grapples.Outlook.Kind;
import grapples.Outlook.Placings;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Where the cards of a game are, as far as it follows from what somebody was told. Told
/// everything, it is the truth.
///
/// A card that was seen and then sat in a hand from which others took unseen has a chance of being
/// here or there. Where the other cards of such a hand went is not concluded when one of them turns
/// up again; nor, after cards were taken from a hand, what the rest of it can't be.
public final class Knowledge {

    private static final double NEARLY_NOTHING = 1e-9;
    private static final double NEARLY_CERTAIN = 1 - NEARLY_NOTHING;

    /// More ways in which hidden cards may have moved are not told apart.
    private static final int MOST_POSSIBLE = 500;

    private final Options options;
    private final int[] sizes;
    private final int[] plain;
    private final Map<Card, double[]> seen = new LinkedHashMap<>();
    private final List<Card> discarded = new ArrayList<>();

    /// By seat, how many hidden cards can't be a 2 or a joker, with how likely cards have moved so.
    private Map<List<Integer>, Double> plainHeld = new HashMap<>();

    private @Nullable Card top;
    private boolean unsettled;
    private int receiver;
    private int received;
    private int deck;

    /// What is known before anything was told.
    Knowledge(Options options, int players) {
        this.options = options;
        sizes = new int[players];
        plain = new int[players];
        plainHeld.put(Collections.nCopies(players, 0), 1.0);
    }

    /// What follows from the events of one game so far.
    public static Knowledge of(Options options, int players, List<Event> told) {
        var knowledge = new Knowledge(options, players);
        told.forEach(knowledge::learn);
        return knowledge;
    }

    /// How likely it is that this player holds a card that was seen.
    public double chance(Card card, Player holder) {
        double[] chances = seen.get(card);
        return chances == null ? 0 : chances[holder.index()];
    }

    /// Who holds the card for certain.
    public Optional<Player> holder(Card card) {
        return IntStream.range(0, sizes.length)
                .mapToObj(Player::new)
                .filter(player -> chance(card, player) > NEARLY_CERTAIN)
                .findFirst();
    }

    /// Cards that were seen and are in somebody's hand.
    public List<Card> held() {
        return List.copyOf(seen.keySet());
    }

    /// The top card of the deck, for who has just looked at it.
    public Optional<Card> top() {
        return Optional.ofNullable(top);
    }

    /// Cards that may be in the deck or in any hidden hand.
    public List<Card> unseen() {
        return Deck.CARDS.stream()
                .filter(it -> !seen.containsKey(it) && !discarded.contains(it) && !it.equals(top))
                .toList();
    }

    /// How many of a player's unseen cards can't be a 2 or a joker: they were kept where doubling
    /// was forced.
    public int plain(Player holder) {
        return plain[holder.index()];
    }

    /// What a player may be expected to have; what they have, when all their cards were seen.
    public double grapples(Player holder) {
        return grapples()[holder.index()];
    }

    private static int sum(List<Integer> worths) {
        return worths.stream().mapToInt(it -> it).sum();
    }

    /// G-LOG-2. Over all placings of the unseen cards that the rules allow.
    public Outlook outlook() {
        if (deck == 0 || top != null) {
            List<Card> next = deck == 0 ? List.of() : List.of(Objects.requireNonNull(top));
            return outlook(names(next, _ -> 1), worth(next, _ -> 1), grapples());
        }
        var kinds = new EnumMap<Kind, Double>(Kind.class);
        for (Kind kind : Kind.values()) {
            kinds.put(kind, expected((placings, _) -> placings.chance(kind)));
        }
        ToDoubleFunction<Card> chance = card -> kinds.getOrDefault(Kind.of(card), 0.0);
        return outlook(names(unseen(), chance), worth(unseen(), chance), grapples());
    }

    private static Map<Card.Name, Chance> names(List<Card> next, ToDoubleFunction<Card> chance) {
        var names = new EnumMap<Card.Name, Chance>(Card.Name.class);
        for (Card card : next) {
            Chance before = names.getOrDefault(card.name(), new Chance(0, 0));
            double likely = before.next() + chance.applyAsDouble(card);
            names.put(card.name(), new Chance(before.left() + 1, likely));
        }
        return names;
    }

    /// What the next card may be expected to be worth. The ace of spades never stays.
    private static double worth(List<Card> next, ToDoubleFunction<Card> chance) {
        return next.stream()
                .filter(card -> Kind.of(card) != Kind.ACE_OF_SPADES)
                .mapToDouble(card -> chance.applyAsDouble(card) * card.worth())
                .sum();
    }

    /// As records had it before: all unseen cards counted as equally likely to come next.
    public Outlook formerOutlook() {
        List<Card> unseen = unseen();
        List<Card> next = deck == 0 ? List.of() : top == null ? unseen : List.of(top);
        double[] grapples = grapplesSeen();
        double[] hidden = hidden();
        double mean = mean(unseen);
        Arrays.setAll(grapples, seat -> grapples[seat] + hidden[seat] * mean);
        return outlook(names(next, _ -> 1.0 / next.size()), mean(next), grapples);
    }

    private static double mean(List<Card> cards) {
        return cards.stream().mapToInt(Card::worth).average().orElse(0);
    }

    private static Outlook outlook(Map<Card.Name, Chance> next, double mean, double[] grapples) {
        int leader = 0;
        for (int i = 1; i < grapples.length; i++) {
            if (grapples[i] > grapples[leader] + NEARLY_NOTHING) {
                leader = i;
            }
        }
        return new Outlook(next, mean, new Player(leader), grapples[leader]);
    }

    /// The mean of a figure over everything that can be, by how many placings there are of it.
    private double expected(ToDoubleBiFunction<Placings, List<Integer>> figure) {
        List<Card> unseen = unseen();
        double ways = 0;
        double sum = 0;
        for (var possible : plainHeld.entrySet()) {
            List<Integer> held = possible.getKey();
            Placings placings = placings(unseen, held);
            double weight = possible.getValue() * placings.ways();
            ways += weight;
            sum += weight * figure.applyAsDouble(placings, held);
        }
        return ways > 0 ? sum / ways : 0;
    }

    private Placings placings(List<Card> unseen, List<Integer> plainOnes) {
        return new Placings(unseen, open(), sum(plainOnes));
    }

    /// Places where any unseen card may be.
    private int open() {
        return deck - (top == null ? 0 : 1) + (unsettled ? 1 : 0);
    }

    /// By seat. What was seen counts by its chance to be here, and every other card as an unseen
    /// one of its kind.
    private double[] grapples() {
        double[] grapples = grapplesSeen();
        double[] hidden = hidden();
        for (int i = 0; i < sizes.length; i++) {
            int seat = i;
            if (hidden[seat] > NEARLY_NOTHING) {
                grapples[seat] += expected((it, held) -> hiddenWorth(it, held, seat, hidden[seat]));
            }
        }
        return grapples;
    }

    private double hiddenWorth(Placings placings, List<Integer> held, int seat, double hidden) {
        double settled = hidden;
        double worth = 0;
        if (unsettled && seat == receiver) {
            settled--;
            worth = worth(placings.unseen(), card -> placings.chance(Kind.of(card)));
        }
        int plainOnes = held.get(seat);
        return worth
                + plainOnes * placings.plainMean()
                + (settled - plainOnes) * placings.freeMean();
    }

    private double[] grapplesSeen() {
        var grapples = new double[sizes.length];
        seen.forEach(
                (card, chances) ->
                        Arrays.setAll(grapples, i -> grapples[i] + chances[i] * card.worth()));
        return grapples;
    }

    /// How many cards of each hand were not seen, as far as that is known.
    private double[] hidden() {
        var hidden = new double[sizes.length];
        Arrays.setAll(hidden, i -> sizes[i]);
        seen.values().forEach(chances -> Arrays.setAll(hidden, i -> hidden[i] - chances[i]));
        return hidden;
    }

    void learn(Event event) {
        switch (event) {
            case Event.DeckShuffled(var cards) -> deck = cards.count();
            case Event.Looked(_, Cards.Open(var cards)) -> top = cards.getFirst();
            case Event.TurnBegan _ -> received = 0;
            case Event.Dealt(_, var to, _, _, var card) -> {
                deck--;
                received++;
                sizes[to.index()]++;
                top = null;
                see(card, to);
                unsettled = card instanceof Cards.FaceDown;
                receiver = to.index();
            }
            case Event.Settled(var by, _) -> settle(by);
            case Event.DoubledDown(var by, var with) -> see(with, by);
            case Event.AskedForOffice(var by, var with) -> see(with, by);
            case Event.QueenOffered(var by, _, var queen) -> see(queen, by);
            case Event.AceDiscarded(var by) -> {
                unsettled = false;
                sizes[by.index()]--;
                seen.remove(Deck.ACE_OF_SPADES);
                discarded.add(Deck.ACE_OF_SPADES);
            }
            case Event.CardTaken(var by, var from, _, var card) -> take(by, from, card);
            case Event.QueenHandedOver(var by, var to, var queen) -> {
                sizes[by.index()]--;
                sizes[to.index()]++;
                see(queen, to);
            }
            case Event.HandsShown(var hands) -> {
                for (int i = 0; i < sizes.length; i++) {
                    see(new Cards.Open(hands.get(i)), new Player(i));
                }
            }
            default -> {} // moves no card and shows none
        }
    }

    private void settle(Player by) {
        boolean forced =
                options.doubleDown() == Options.DoubleDown.FORCED
                        && deck > 0
                        && (received == 1 || options.doubleDownChain());
        if (unsettled && forced) {
            plain[by.index()]++;
            plainHeld = moved((held, weight, add) -> add.accept(changed(held, by, 1), weight));
        }
        unsettled = false;
    }

    private void take(Player by, Player from, Cards card) {
        if (card instanceof Cards.FaceDown) {
            double share = 1.0 / sizes[from.index()]; // every back is as likely as the other
            for (double[] chances : seen.values()) {
                double moved = chances[from.index()] * share;
                chances[from.index()] -= moved;
                chances[by.index()] += moved;
            }
        }
        if (plainHeld.keySet().stream().anyMatch(held -> held.get(from.index()) > 0)) {
            plainHeld = moved((held, weight, add) -> take(held, weight, by, from, card, add));
        }
        plain[from.index()] = 0;
        sizes[from.index()]--;
        sizes[by.index()]++;
        see(card, by);
    }

    /// What one way in which cards have moved becomes when a card of a hand is taken: one that
    /// can't be a 2 or a joker, or another.
    private void take(
            List<Integer> held,
            double weight,
            Player by,
            Player from,
            Cards card,
            ObjDoubleConsumer<List<Integer>> add) {
        int plainOnes = held.get(from.index());
        double others = (double) sizes[from.index()] - plainOnes;
        if (!(card instanceof Cards.Open(var open))) {
            add.accept(changed(changed(held, from, -1), by, 1), weight * plainOnes);
            add.accept(held, weight * others);
            return;
        }
        Card taken = open.getFirst();
        if (seen.containsKey(taken)) {
            add.accept(held, weight);
            return;
        }
        if (!taken.name().doubles()) {
            add.accept(changed(held, from, -1), weight * plainOnes);
        }
        add.accept(held, weight * Math.max(0, hidden()[from.index()] - plainOnes));
    }

    private static List<Integer> changed(List<Integer> held, Player player, int by) {
        var changed = new ArrayList<>(held);
        changed.set(player.index(), held.get(player.index()) + by);
        return changed;
    }

    /// What all ways become, those that come to the same together.
    private Map<List<Integer>, Double> moved(Way way) {
        var all = new HashMap<List<Integer>, Double>();
        plainHeld.forEach(
                (held, weight) ->
                        way.go(
                                held,
                                weight,
                                (next, part) -> {
                                    if (part > 0) {
                                        all.merge(next, part, Double::sum);
                                    }
                                }));
        double sum = all.values().stream().mapToDouble(it -> it).sum();
        return all.entrySet().stream()
                .sorted(Map.Entry.<List<Integer>, Double>comparingByValue().reversed())
                .limit(MOST_POSSIBLE)
                .collect(Collectors.toMap(Map.Entry::getKey, it -> it.getValue() / sum));
    }

    /// What one way in which cards may have moved becomes.
    private interface Way {
        void go(List<Integer> held, double weight, ObjDoubleConsumer<List<Integer>> add);
    }

    private void see(Cards cards, Player holder) {
        if (cards instanceof Cards.Open(var open)) {
            open.forEach(card -> see(card, holder));
        }
    }

    private void see(Card card, Player holder) {
        double[] chances = seen.computeIfAbsent(card, _ -> new double[sizes.length]);
        Arrays.fill(chances, 0);
        chances[holder.index()] = 1;
        unsettled = false; // a card shown in a turn is the one dealt in it
    }
}
