package dalmuti.wire.playback;

import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import grapples.Card;
import grapples.Cards;
import grapples.Deck;
import grapples.Direction;
import grapples.Event;
import grapples.Office;
import grapples.Options;
import grapples.Phase;
import grapples.Standing;
import grapples.View;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// What lies on a table of Grapples, as far as one viewer was told.
final class SeenTable {

    private final Viewer viewer;
    private final int[] sizes;
    private final List<Card> own = new ArrayList<>();
    private final List<Card> discarded = new ArrayList<>();
    private final List<List<Card>> draws = new ArrayList<>();
    private int deck = Deck.CARDS.size();
    private Office office = new Office(new Player(0), 0, Direction.LEFT);
    private Phase.Turn turn = new Phase.Turn(new Player(0), false, 0);
    private Phase scene = new Phase.Drawing(List.of());

    SeenTable(Viewer viewer, int players) {
        this.viewer = viewer;
        sizes = new int[players];
    }

    View view(Options options, int game, List<Event> told) {
        var nothing = Collections.nCopies(sizes.length, 0);
        return new View(
                options,
                viewer,
                game,
                new Standing(nothing, nothing),
                deck,
                IntStream.range(0, sizes.length).mapToObj(this::hand).toList(),
                discarded,
                scene,
                told,
                List.of());
    }

    private Cards hand(int seat) {
        return viewer.equals(new Player(seat))
                ? new Cards.Open(own)
                : new Cards.FaceDown(sizes[seat]);
    }

    void note(Event event) {
        switch (event) {
            case Event.CardsDrawn(var cards) -> {
                draws.add(cards);
                scene = new Phase.Drawing(draws);
            }
            case Event.FirstDealerFound(var dealer) -> scene = new Phase.ShufflingDeck(dealer);
            case Event.DeckShuffled(var cards) -> deck = cards.count();
            case Event.TurnBegan(var dealer, var player) -> {
                office =
                        new Office(
                                dealer,
                                office.dealer().equals(dealer) ? office.dealt() : 0,
                                office.direction());
                turn = new Phase.Turn(player, false, 0);
                scene =
                        dealer.equals(player)
                                ? new Phase.OwnTurn(office)
                                : new Phase.DealingOn(office, player);
            }
            case Event.Looked _ -> scene = new Phase.LookedAtTop(office);
            case Event.Dealt dealt -> dealt(dealt);
            case Event.AskedForOffice(_, var with) -> scene = new Phase.Asked(office, turn, with);
            case Event.DealerChanged(_, var to, _) -> {
                office = new Office(to, 0, office.direction());
                scene = settling();
            }
            case Event.DirectionChosen(_, var direction) -> {
                office = new Office(office.dealer(), office.dealt(), direction);
                scene = settling();
            }
            case Event.GameEnded(var winners) -> scene = new Phase.Over(winners);
            default -> moved(event);
        }
    }

    private Phase settling() {
        return new Phase.Settling(office, turn);
    }

    private void dealt(Event.Dealt dealt) {
        deck--;
        boolean self = dealt.way() == Event.Way.SELF || turn.dealtSelf();
        Direction direction =
                switch (dealt.way()) {
                    case LEFT -> Direction.LEFT;
                    case RIGHT -> Direction.RIGHT;
                    case ON, SELF, SECOND -> office.direction();
                };
        office = new Office(office.dealer(), office.dealt() + 1, direction);
        turn = new Phase.Turn(dealt.to(), self, turn.cards() + 1);
        add(dealt.to(), dealt.card());
        scene = settling();
    }

    /// Cards that go from hand to hand, or out of the game.
    private void moved(Event event) {
        switch (event) {
            case Event.AceDiscarded(var by) -> {
                remove(by, Cards.open(Deck.ACE_OF_SPADES));
                discarded.add(Deck.ACE_OF_SPADES);
            }
            case Event.HandShuffled(var of, Cards.Open(var order)) when of.equals(viewer) -> {
                own.clear();
                own.addAll(order);
            }
            case Event.CardTaken(var by, var from, _, var card) -> {
                remove(from, card);
                add(by, card);
            }
            case Event.QueenHandedOver(var by, var to, var queen) -> {
                remove(by, Cards.open(queen));
                add(to, Cards.open(queen));
            }
            default -> {} // moves no card
        }
    }

    private void add(Player to, Cards cards) {
        sizes[to.index()] += cards.count();
        if (to.equals(viewer) && cards instanceof Cards.Open(var open)) {
            own.addAll(open);
        }
    }

    private void remove(Player from, Cards cards) {
        sizes[from.index()] -= cards.count();
        if (from.equals(viewer) && cards instanceof Cards.Open(var open)) {
            own.removeAll(open);
        }
    }
}
