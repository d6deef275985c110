package dalmuti;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;

import java.util.List;
import java.util.Optional;

/// The rules of one phase, for one match in it.
interface Stage {

    /// The rule by which this phase exists: it refuses moves that don't belong here.
    String rule();

    Awaiting awaiting();

    /// What an awaited player may do, in an order that never changes.
    List<Move> legal(Player player);

    /// Why somebody who is awaited may not make this move, if so.
    default Optional<Refusal> objection(Actor actor, Move move) {
        return actor instanceof Player player && legal(player).contains(move)
                ? Optional.empty()
                : misplaced(move);
    }

    /// Makes a move to which there is no objection.
    void make(Actor actor, Move move, Course course);

    default Optional<Refusal> misplaced(Move move) {
        return Optional.of(Refusal.of(rule(), "dalmuti.not-now", move));
    }
}
