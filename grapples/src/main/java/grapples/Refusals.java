package grapples;

import dalmuti.contract.Player;
import dalmuti.contract.Refusal;

/// Why a move that was not offered may not be made.
final class Refusals {

    private Refusals() {}

    static Refusal notYours(Player player) {
        return Refusal.of("G-TURN-1", "grapples.notYours", player);
    }

    static Refusal notNatures() {
        return Refusal.of("G-TURN-1", "grapples.notNatures");
    }

    /// The house lets nobody in or out of a running game.
    static Refusal notTheHouses() {
        return Refusal.of("G-WHO-1", "grapples.notTheHouses");
    }

    static Refusal of(Choice move) {
        return switch (move) {
            case Choice.DrawCards _ -> Refusal.of("G-FIRST-1", "grapples.onlyNature");
            case Choice.ShuffleDeck _ -> Refusal.of("G-CARD-1", "grapples.onlyNature");
            case Choice.ShuffleHand _ -> Refusal.of("G-QUEEN-3", "grapples.onlyNature");
            case Choice.TapOut _ -> Refusal.of("G-DEAL-1", "grapples.tapOut");
            case Choice.LookAtTop _ -> Refusal.of("G-TURN-3", "grapples.look");
            case Choice.Deal _ -> Refusal.of("G-TURN-3", "grapples.deal");
            case Choice.ChooseDirection _ -> Refusal.of("G-TURN-3", "grapples.direction");
            case Choice.Keep _ -> Refusal.of("G-TURN-1", "grapples.keep");
            case Choice.DoubleDown _ -> Refusal.of("G-DOUBLE-1", "grapples.doubleDown");
            case Choice.AskForOffice _ -> Refusal.of("G-JACK-1", "grapples.ask");
            case Choice.TakeOffice _ -> Refusal.of("G-ACE-1", "grapples.takeOffice");
            case Choice.DiscardAce _ -> Refusal.of("G-ACE-1", "grapples.discardAce");
            case Choice.TradeQueen(var with) ->
                    Refusal.of("G-QUEEN-1", "grapples.tradeQueen", with);
            case Choice.Point(var back) -> Refusal.of("G-QUEEN-3", "grapples.point", back);
            case Choice.Agree _, Choice.Refuse _ -> Refusal.of("G-JACK-1", "grapples.answer");
        };
    }
}
