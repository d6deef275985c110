package grapples;

import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/// Cards laid out at random so that they look to one viewer as they did. What the viewer knows of
/// hidden hands is kept, as far as [Knowledge] goes. The ace of spades is never in a hand but as a
/// card that is not settled yet.
final class Resampling {

    private final View view;
    private final Knowledge knowledge;
    private final RandomGenerator dice;
    private final List<List<Card>> hands = new ArrayList<>();
    private final List<Card> deck = new ArrayList<>();

    private Resampling(View view, RandomGenerator dice) {
        this.view = view;
        this.knowledge = view.knowledge();
        this.dice = dice;
    }

    static Match of(View view, RandomGenerator dice) {
        // What the viewer was told is all they can compare with, so it may stand for the past.
        return new Match(
                view.options(),
                view.game(),
                view.standing(),
                new Resampling(view, dice).table(),
                view.scene(),
                new Past.Fresh().and(view.told()));
    }

    private Table table() {
        for (Cards cards : view.hands()) {
            hands.add(
                    cards instanceof Cards.Open(var open)
                            ? new ArrayList<>(open)
                            : new ArrayList<>());
        }
        placeSeenCards();
        knowledge.top().ifPresent(deck::add);
        placeUnseenCards();
        return new Table(deck, hands, view.discarded());
    }

    /// Certain ones first, so that those that may be here or there find the room that is left.
    private void placeSeenCards() {
        knowledge.held().stream()
                .sorted(Comparator.comparing(card -> knowledge.holder(card).isEmpty()))
                .filter(card -> knowledge.holder(card).filter(this::isOpen).isEmpty())
                .filter(card -> unsettled().filter(card::equals).isEmpty())
                .forEach(card -> hands.get(holderOf(card)).add(card));
    }

    private int holderOf(Card card) {
        double total = 0;
        int room = -1;
        for (Player player : view.players()) {
            if (room(player) > 0) {
                room = player.index();
                total += knowledge.chance(card, player);
            }
        }
        double point = dice.nextDouble() * total;
        for (Player player : view.players()) {
            double chance = room(player) > 0 ? knowledge.chance(card, player) : 0;
            if (point < chance) {
                return player.index();
            }
            point -= chance;
        }
        return room;
    }

    /// First where not every card fits, then anywhere.
    private void placeUnseenCards() {
        var unseen = new ArrayList<>(Deck.shuffled(knowledge.unseen(), dice));
        boolean aceUnseen = unseen.remove(Deck.ACE_OF_SPADES);
        for (Player player : view.players()) {
            fill(
                    player,
                    unseen,
                    Math.min(room(player), knowledge.plain(player)),
                    Resampling::isPlain);
        }
        for (Player player : view.players()) {
            fill(player, unseen, room(player), _ -> true);
        }
        if (aceUnseen) {
            unseen.add(Deck.ACE_OF_SPADES);
        }
        var rest = new ArrayList<>(Deck.shuffled(unseen, dice));
        shuffleHands();
        if (unsettledOfAnother()) {
            hands.get(receiver()).add(unsettled().orElseGet(rest::removeLast));
        }
        if (view.deck() > 0) {
            deck.addAll(rest);
        }
    }

    private void fill(Player player, List<Card> unseen, int count, Predicate<Card> fits) {
        var chosen = unseen.stream().filter(fits).limit(count).toList();
        unseen.removeAll(chosen);
        hands.get(player.index()).addAll(chosen);
    }

    private static boolean isPlain(Card card) {
        return !card.name().doubles();
    }

    /// Nobody knows at which back of a hidden hand a card is.
    private void shuffleHands() {
        for (Player player : view.players()) {
            if (!isOpen(player)) {
                var hand = hands.get(player.index());
                hands.set(player.index(), new ArrayList<>(Deck.shuffled(hand, dice)));
            }
        }
    }

    /// How many settled cards a hidden hand still lacks.
    private int room(Player player) {
        if (isOpen(player)) {
            return 0;
        }
        boolean receives = unsettledOfAnother() && player.index() == receiver();
        int settled = view.hands().get(player.index()).count() - (receives ? 1 : 0);
        return settled - hands.get(player.index()).size();
    }

    private boolean isOpen(Player player) {
        return view.hands().get(player.index()) instanceof Cards.Open;
    }

    private boolean unsettledOfAnother() {
        return view.scene() instanceof Phase.Settling(_, var turn) && !isOpen(turn.player());
    }

    /// The card that another player settles, for a dealer who looked at it before dealing.
    private Optional<Card> unsettled() {
        return unsettledOfAnother()
                        && view.told().getLast() instanceof Event.Dealt(_, _, _, _, Cards.Open open)
                ? Optional.of(open.cards().getFirst())
                : Optional.empty();
    }

    private int receiver() {
        return view.scene() instanceof Phase.Settling(_, var turn) ? turn.player().index() : -1;
    }
}
