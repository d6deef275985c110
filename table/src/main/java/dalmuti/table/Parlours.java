package dalmuti.table;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.wire.table.Plan;

/// The games that are played here.
final class Parlours {

    private Parlours() {}

    /// The game that somebody plans to play. What can't be is a [RefusedException].
    static Parlour<?, ?, ?, ?> of(Plan plan) {
        return switch (plan.game()) {
            case "dalmuti" -> DalmutiParlour.of(plan.rules());
            case "grapples" -> GrapplesParlour.of(plan.rules());
            default ->
                    throw new RefusedException(
                            Refusal.of("game", "table.game", Spoken.brief(plan.game())));
        };
    }
}
