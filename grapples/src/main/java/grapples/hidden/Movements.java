package grapples.hidden;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Cards;
import grapples.Deck;
import grapples.Event;
import grapples.Options;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// How the cards of one game moved, as far as somebody was told.
///
/// @param steps in the order in which they happened
/// @param seen every card that came to light, the discarded ace of spades included
/// @param undealt how many cards are still in the deck
/// @param winners nobody while they are not known
public record Movements(
        int players, List<Step> steps, Set<Card> seen, int undealt, List<Player> winners) {

    public Movements {
        steps = List.copyOf(steps);
        seen = Set.copyOf(seen);
        winners = List.copyOf(winners);
    }

    /// What changed in which hand.
    sealed interface Step {

        /// A card was kept without a word.
        ///
        /// @param plain it can't be a 2 or a joker, which would have been doubled (G-DOUBLE-1)
        record Kept(Player by, boolean plain) implements Step {}

        /// A card that was not seen before lies in a hand now.
        record Shown(Player by, Card card) implements Step {}

        /// A card was taken under the viewer's eyes.
        ///
        /// @param before whether it had been seen before
        record Taken(Player by, Player from, Card card, boolean before) implements Step {}

        /// Cards were taken unseen.
        record TakenUnseen(Player by, Player from, int count) implements Step {}
    }

    /// @param told all that was told in a game up to the end of a turn
    public static Movements of(Options options, int players, List<Event> told) {
        var collector = new Collector(options);
        told.forEach(collector::hear);
        return new Movements(
                players, collector.steps, collector.seen, collector.deck, collector.winners);
    }

    /// The same with nothing said about who won.
    public Movements withoutWinners() {
        return new Movements(players, steps, seen, undealt, List.of());
    }

    /// The same as if nobody had had to double.
    public Movements withoutForce() {
        return new Movements(
                players,
                steps.stream().map(it -> it instanceof Step.Kept kept ? freely(kept) : it).toList(),
                seen,
                undealt,
                winners);
    }

    private static Step freely(Step.Kept kept) {
        return new Step.Kept(kept.by(), false);
    }

    /// Whether all cards were dealt and the ace of spades was not discarded (G-ACE-1).
    public boolean lacksAce() {
        return undealt == 0 && !seen.contains(Deck.ACE_OF_SPADES);
    }

    /// The cards that may be anywhere.
    List<Card> unseen() {
        return Deck.CARDS.stream().filter(card -> !seen.contains(card)).toList();
    }

    private static final class Collector {

        private final boolean forced;
        private final boolean chain;
        private final List<Step> steps = new ArrayList<>();
        private final Set<Card> seen = new HashSet<>();
        private List<Player> winners = List.of();
        private int deck = Deck.CARDS.size();
        private int dealtInTurn;

        /// What was dealt last and did nothing yet.
        private Optional<Cards> unsettled = Optional.empty();

        Collector(Options options) {
            forced = options.doubleDown() == Options.DoubleDown.FORCED;
            chain = options.doubleDownChain();
        }

        void hear(Event event) {
            switch (event) {
                case Event.TurnBegan _ -> dealtInTurn = 0;
                case Event.Dealt(_, _, _, _, var card) -> {
                    deck--;
                    dealtInTurn++;
                    unsettled = Optional.of(card);
                }
                case Event.DoubledDown(var by, var with) -> show(by, with);
                case Event.AskedForOffice(var by, var with) when !with.equals(Deck.ACE_OF_SPADES) ->
                        show(by, with);
                case Event.QueenOffered(var by, _, var queen) -> show(by, queen);
                case Event.AceDiscarded _ -> {
                    seen.add(Deck.ACE_OF_SPADES); // G-ACE-1
                    unsettled = Optional.empty();
                }
                case Event.CardTaken(var by, var from, _, Cards.Open(var card)) ->
                        take(by, from, card.getFirst());
                case Event.CardTaken(var by, var from, _, Cards.FaceDown _) -> takeUnseen(by, from);
                case Event.QueenHandedOver(var by, var to, var queen) -> take(to, by, queen);
                case Event.Settled(var by, _) -> settle(by);
                case Event.GameEnded(var best) -> winners = best;
                default -> {} // moves no card
            }
        }

        private void show(Player by, Card card) {
            unsettled = Optional.empty();
            seen.add(card);
            steps.add(new Step.Shown(by, card));
        }

        private void settle(Player by) {
            boolean doubles = forced && deck > 0 && (dealtInTurn == 1 || chain);
            unsettled.ifPresent(
                    cards -> {
                        if (cards instanceof Cards.Open(var open)) {
                            show(by, open.getFirst());
                        } else {
                            steps.add(new Step.Kept(by, doubles));
                        }
                    });
            unsettled = Optional.empty();
        }

        private void take(Player by, Player from, Card card) {
            steps.add(new Step.Taken(by, from, card, !seen.add(card)));
        }

        private void takeUnseen(Player by, Player from) {
            if (!steps.isEmpty()
                    && steps.getLast() instanceof Step.TakenUnseen last
                    && last.by().equals(by)
                    && last.from().equals(from)) {
                steps.removeLast();
                steps.add(new Step.TakenUnseen(by, from, last.count() + 1));
            } else {
                steps.add(new Step.TakenUnseen(by, from, 1));
            }
        }
    }
}
