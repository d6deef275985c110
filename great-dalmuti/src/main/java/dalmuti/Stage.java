package dalmuti;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The rules of one phase, for one match in it.
interface Stage {

    static Stage of(Match match) {
        return switch (match.phase()) {
            case Phase.Drawing drawing -> new Draws(match, drawing);
            case Phase.Shuffling _ when Decrees.areDue(match) -> new Decrees.Drawing(match);
            case Phase.Shuffling _, Phase.Decreed _ -> new Dealing.Shuffling(match);
            case Phase.Bidding bidding -> new Decrees.Bidding(match, bidding);
            case Phase.Proclaiming tied -> new Decrees.Proclaiming(match, tied);
            case Phase.Seating seating -> new BetweenRounds.Seating(match, seating);
            case Phase.Cutting cutting -> new Dealing.Cutting(match, cutting);
            case Phase.Spilling spilling -> new Misdeals.Spilling(match, spilling);
            case Phase.Misdealt misdealt -> new Misdeals.Deciding(match, misdealt);
            case Phase.Replacing replacing -> new Misdeals.Replacing(match, replacing);
            case Phase.Window window -> new Revolutions(match, window);
            case Phase.Taxing taxing -> new Taxes(match, taxing);
            case Phase.Naming naming -> new Trades.Naming(match, naming);
            case Phase.Exchanging exchanging -> new Trades.Exchanging(match, exchanging);
            case Phase.DrawingLots lots -> new Trades.DrawingLots(match, lots);
            case Phase.Offering offering -> new Trades.Offering(match, offering);
            case Phase.Answering answering -> new Trades.Answering(match, answering);
            case Phase.Tricks tricks -> new TrickPlay(match, tricks);
            case Phase.Over() -> new Ended();
        };
    }

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

    /// Nature's move where it is awaited, each as likely as the rules want it.
    default Move chance(RandomGenerator dice) {
        throw new IllegalStateException("Chance is not awaited");
    }

    /// Why somebody who is awaited may not make this move, if so.
    default Optional<Refusal> objection(Actor actor, Move move) {
        return actor instanceof Player player && legal(player).contains(move)
                ? Optional.empty()
                : unlawful(actor, move);
    }

    /// Makes a move to which there is no objection.
    void make(Actor actor, Move move, Course course);

    /// What is wrong with a move that is not among the legal ones.
    private Optional<Refusal> unlawful(Actor actor, Move move) {
        return switch (move) {
            case Move.GiveCard(var card) -> refuse(rule(), "dalmuti.can-not-give", actor, card);
            case Move.Replace(var card) -> refuse(rule(), "dalmuti.can-not-give", actor, card);
            case Move.Offer(var to, var card) ->
                    refuse(rule(), "dalmuti.can-not-offer", actor, card, to);
            case Move.NamePartner(var partner) ->
                    refuse(rule(), "dalmuti.can-not-trade", actor, partner);
            case Move.Proclaim(var decree) ->
                    refuse(rule(), "dalmuti.can-not-proclaim", actor, decree);
            case Move.Cut(int depth) -> refuse(rule(), "dalmuti.can-not-cut", actor, depth);
            case Move.SeatNewcomer(int position) ->
                    refuse(rule(), "dalmuti.not-the-middle", position);
            default -> misplaced(actor);
        };
    }

    default Optional<Refusal> misplaced(Actor actor) {
        return refuse(rule(), "dalmuti.not-now", actor);
    }

    static Optional<Refusal> refuse(String rule, String key, Object... arguments) {
        return Optional.of(Refusal.of(rule, key, arguments));
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

    /// Nothing happens in a match that is over.
    record Ended() implements Stage {

        @Override
        public String rule() {
            return "SCORE-3";
        }

        @Override
        public Awaiting awaiting() {
            return new Awaiting.Nothing();
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            throw new IllegalStateException("The match is over");
        }
    }
}
