package grapples;

import dalmuti.contract.Player;

import grapples.Outlook.Chance;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where the cards of a game are, as far as it follows from what somebody was told. Told
/// everything, it is the truth.
///
/// A card that was seen and then sat in a hand from which others took unseen has a chance of being
/// here or there. Where the other cards of such a hand went is not concluded when one of them turns
/// up again; nor, after cards were taken from a hand, what the rest of it can't be.
public final class Knowledge {

    private static final double NEARLY_CERTAIN = 1 - 1e-9;

    private final Options options;
    private final int[] sizes;
    private final int[] plain;
    private final Map<Card, double[]> seen = new LinkedHashMap<>();
    private final List<Card> discarded = new ArrayList<>();
    private @Nullable Card top;
    private boolean unsettled;
    private int received;
    private int deck;

    private Knowledge(Options options, int players) {
        this.options = options;
        sizes = new int[players];
        plain = new int[players];
    }

    /// What follows from the events of one game so far.
    public static Knowledge of(Options options, int players, List<Event> told) {
        Knowledge knowledge = none(options, players);
        told.forEach(knowledge::learn);
        return knowledge;
    }

    /// What is known before anything was told.
    static Knowledge none(Options options, int players) {
        return new Knowledge(options, players);
    }

    /// How likely it is that this player holds a card that was seen.
    public double chance(Card card, Player holder) {
        double[] chances = seen.get(card);
        return chances == null ? 0 : chances[holder.index()];
    }

    /// Who holds the card for certain.
    public Optional<Player> holder(Card card) {
        for (int i = 0; i < sizes.length; i++) {
            if (chance(card, new Player(i)) > NEARLY_CERTAIN) {
                return Optional.of(new Player(i));
            }
        }
        return Optional.empty();
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
        var unseen = new ArrayList<Card>(Deck.CARDS.size());
        for (Card card : Deck.CARDS) {
            if (!seen.containsKey(card) && !discarded.contains(card)) {
                unseen.add(card);
            }
        }
        unseen.remove(top);
        return List.copyOf(unseen);
    }

    /// How many of a player's unseen cards can't be a 2 or a joker: they were kept where doubling
    /// was forced.
    public int plain(Player holder) {
        return plain[holder.index()];
    }

    /// What a player may be expected to have; what they have, when all their cards were seen.
    public double grapples(Player holder) {
        return grapples(mean(unseen()))[holder.index()];
    }

    /// G-LOG-2. All unseen cards count as equally likely to come next.
    public Outlook outlook() {
        var unseen = unseen();
        double[] grapples = grapples(mean(unseen));
        int leader = 0;
        for (int i = 1; i < sizes.length; i++) {
            if (grapples[i] > grapples[leader]) {
                leader = i;
            }
        }
        List<Card> next = deck == 0 ? List.of() : top == null ? unseen : List.of(top);
        return new Outlook(names(next), mean(next), new Player(leader), grapples[leader]);
    }

    private static double mean(List<Card> cards) {
        int sum = 0;
        for (Card card : cards) {
            sum += card.worth();
        }
        return cards.isEmpty() ? 0 : (double) sum / cards.size();
    }

    private static Map<Card.Name, Chance> names(List<Card> next) {
        var counts = new EnumMap<Card.Name, Integer>(Card.Name.class);
        next.forEach(card -> counts.merge(card.name(), 1, Integer::sum));
        var names = new EnumMap<Card.Name, Chance>(Card.Name.class);
        counts.forEach(
                (name, left) -> names.put(name, new Chance(left, (double) left / next.size())));
        return names;
    }

    /// By seat. What was seen counts by its chance to be here, and every other card as an unseen
    /// one.
    private double[] grapples(double meanUnseen) {
        var grapples = new double[sizes.length];
        var cards = new double[sizes.length];
        seen.forEach(
                (card, chances) -> {
                    for (int seat = 0; seat < sizes.length; seat++) {
                        grapples[seat] += chances[seat] * card.worth();
                        cards[seat] += chances[seat];
                    }
                });
        for (int seat = 0; seat < sizes.length; seat++) {
            grapples[seat] += (sizes[seat] - cards[seat]) * meanUnseen;
        }
        return grapples;
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
        plain[from.index()] = 0;
        sizes[from.index()]--;
        sizes[by.index()]++;
        see(card, by);
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
