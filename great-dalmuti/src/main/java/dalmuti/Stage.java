package dalmuti;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;

import java.util.List;
import java.util.Optional;

/// The rules of one phase, for one match in it.
interface Stage {

    /// The rule by which this phase exists: it refuses moves that don't belong here.
    String rule();

    Awaiting awaiting();

    /// Whether it is somebody's to move.
    default boolean awaits(Actor actor) {
        return switch (awaiting()) {
            case Awaiting.Chance() -> actor == Nature.NATURE;
            case Awaiting.Decision(var by) -> actor instanceof Player player && by.contains(player);
            case Awaiting.Nothing() -> false;
        };
    }

    /// What an awaited player may do, in an order that never changes.
    default List<Move> legal(Player player) {
        return List.of();
    }

    /// Why somebody who is awaited may not make this move, if so.
    default Optional<Refusal> objection(Actor actor, Move move) {
        return actor instanceof Player player && legal(player).contains(move)
                ? Optional.empty()
                : Optional.of(unlawful(actor, move));
    }

    /// Makes a move to which there is no objection.
    void make(Actor actor, Move move, Course course);

    /// What is wrong with a move that is not among the legal ones.
    private Refusal unlawful(Actor actor, Move move) {
        return switch (move) {
            case Move.GiveCard(var card) -> Refusal.of(rule(), "dalmuti.can-not-give", actor, card);
            case Move.Replace(var card) -> Refusal.of(rule(), "dalmuti.can-not-give", actor, card);
            case Move.Offer(var to, var card) ->
                    Refusal.of(rule(), "dalmuti.can-not-offer", actor, card, to);
            case Move.NamePartner(var partner) ->
                    Refusal.of(rule(), "dalmuti.can-not-trade", actor, partner);
            case Move.Cut(int depth) -> Refusal.of(rule(), "dalmuti.can-not-cut", actor, depth);
            case Move.SeatNewcomer(int position) ->
                    Refusal.of(rule(), "dalmuti.not-the-middle", position);
            default -> Refusal.of(rule(), "dalmuti.not-now", actor);
        };
    }

    default Optional<Refusal> misplaced(Actor actor) {
        return Optional.of(Refusal.of(rule(), "dalmuti.not-now", actor));
    }

    /// A phase in which nature moves.
    interface OfChance extends Stage {
        @Override
        default Awaiting awaiting() {
            return new Awaiting.Chance();
        }

        @Override
        default boolean awaits(Actor actor) {
            return actor == Nature.NATURE;
        }
    }

    /// A phase in which one player decides.
    interface OfOne extends Stage {
        Player decider();

        @Override
        default Awaiting awaiting() {
            return Awaiting.Decision.of(decider());
        }

        @Override
        default boolean awaits(Actor actor) {
            return decider().equals(actor);
        }
    }
}
