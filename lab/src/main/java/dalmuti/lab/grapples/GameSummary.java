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
import java.util.IntSummaryStatistics;
import java.util.List;

/// One game of Grapples, written down while it is played.
final class GameSummary {

    final int players;
    final int[] dealtInOffice;
    final int[] grapples;

    /// Everybody's share in the win: those who win together share it.
    final double[] wins;

    final List<Receipt> receipts = new ArrayList<>();
    final List<Look> turns = new ArrayList<>();
    int firstDealer;
    int changes;
    boolean over;

    private final Options options;
    private final List<Event> truth = new ArrayList<>();
    private final List<Event> shown = new ArrayList<>();

    /// A card and who was dealt it.
    record Receipt(int player, Card card) {}

    /// The table when a turn begins.
    ///
    /// @param expected the worth of the next card, as an onlooker must expect it
    /// @param left the mean worth of the cards that are really left
    /// @param leader who has most grapples in truth
    /// @param grapples how many those are
    record Look(int cards, double expected, double left, int leader, double grapples) {}

    GameSummary(Options options, int players) {
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

    IntSummaryStatistics spread() {
        return Arrays.stream(grapples).summaryStatistics();
    }

    /// Whether several win together.
    boolean isShared() {
        return Arrays.stream(wins).anyMatch(share -> share > 0 && share < 1);
    }
}
