package dalmuti.bots.grapples;

import dalmuti.contract.Player;

import grapples.Office;
import grapples.Phase;

/// The office, and whose turn it is, at a moment when somebody decides.
record Situation(Office office, Player turn) {

    static Situation of(Phase phase) {
        return switch (phase) {
            case Phase.OwnTurn(var office) -> new Situation(office, office.dealer());
            case Phase.LookedAtTop(var office) -> new Situation(office, office.dealer());
            case Phase.ChoosingDirection(var office) -> new Situation(office, office.dealer());
            case Phase.Settling(var office, var turn) -> new Situation(office, turn.player());
            case Phase.Asked(var office, var turn, _) -> new Situation(office, turn.player());
            case Phase.Offered(var office, var turn, _) -> new Situation(office, turn.player());
            case Phase.Pointing(var office, var turn, _, _) -> new Situation(office, turn.player());
            case Phase.Drawing _, Phase.ShufflingDeck _, Phase.ShufflingHand _, Phase.Over _ ->
                    throw new IllegalArgumentException("Nobody decides in " + phase);
        };
    }
}
