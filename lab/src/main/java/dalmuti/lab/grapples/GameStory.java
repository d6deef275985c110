package dalmuti.lab.grapples;

import dalmuti.contract.Onlooker;

import grapples.Card;
import grapples.Cards;
import grapples.Event;
import grapples.Knowledge;
import grapples.Options;
import grapples.Outlook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One game of Grapples, written down while it is played.
final class GameStory {

    private final Options options;
    private final int players;
    private final int[] dealtInOffice;
    private final int[] grapples;
    private final double[] wins;
    private final List<Event> truth = new ArrayList<>();
    private final List<Event> shown = new ArrayList<>();
    private final List<Receipt> receipts = new ArrayList<>();
    private final List<Look> turns = new ArrayList<>();
    private int firstDealer;
    private int changes;
    private boolean over;

    /// A card and who was dealt it.
    record Receipt(int player, Card card) {}

    /// The table when a turn begins.
    ///
    /// @param expected the worth of the next card, as an onlooker must expect it
    /// @param left the mean worth of the cards that are really left
    /// @param leader who has most grapples in truth
    /// @param grapples how many those are
    record Look(int cards, double expected, double left, int leader, double grapples) {}

    GameStory(Options options, int players) {
        this.options = options;
        this.players = players;
        dealtInOffice = new int[players];
        grapples = new int[players];
        wins = new double[players];
    }

    /// Writes down what happened.
    void enter(Event event) {
        truth.add(event);
        shown.add(event.toldTo(Onlooker.ONLOOKER));
        switch (event) {
            case Event.FirstDealerFound(var dealer) -> firstDealer = dealer.index();
            case Event.TurnBegan _ -> turns.add(look());
            case Event.Dealt(var dealer, var to, _, _, Cards.Open(var cards)) -> {
                dealtInOffice[dealer.index()]++;
                cards.forEach(card -> receipts.add(new Receipt(to.index(), card)));
            }
            case Event.DealerChanged _ -> changes++;
            case Event.HandsShown(var hands) -> {
                for (int i = 0; i < players; i++) {
                    grapples[i] = hands.get(i).stream().mapToInt(Card::worth).sum();
                }
            }
            case Event.GameEnded(var winners) -> {
                winners.forEach(winner -> wins[winner.index()] = 1.0 / winners.size());
                over = true;
            }
            default -> {} // changes nothing that is counted
        }
    }

    private Look look() {
        Outlook actual = Knowledge.of(options, players, truth).outlook();
        Outlook onlookers = Knowledge.of(options, players, shown).outlook();
        return new Look(
                actual.names().values().stream().mapToInt(Outlook.Chance::left).sum(),
                onlookers.mean(),
                actual.mean(),
                actual.leader().index(),
                actual.grapples());
    }

    boolean isOver() {
        return over;
    }

    int players() {
        return players;
    }

    int firstDealer() {
        return firstDealer;
    }

    int dealtInOffice(int player) {
        return dealtInOffice[player];
    }

    int grapples(int player) {
        return grapples[player];
    }

    double meanGrapples() {
        return Arrays.stream(grapples).average().orElse(0);
    }

    int most() {
        return Arrays.stream(grapples).max().orElse(0);
    }

    int fewest() {
        return Arrays.stream(grapples).min().orElse(0);
    }

    /// The share in the win: those who win together share it.
    double win(int player) {
        return wins[player];
    }

    /// Whether several win together.
    boolean isShared() {
        return Arrays.stream(wins).anyMatch(share -> share > 0 && share < 1);
    }

    List<Receipt> receipts() {
        return receipts;
    }

    List<Look> turns() {
        return turns;
    }

    int changes() {
        return changes;
    }
}
