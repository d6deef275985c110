package dalmuti.bots.court;

import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.Temper;
import dalmuti.bots.tricks.HeuristicWeights;
import dalmuti.cards.Rank;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Pays and declares as [PlainCourt] does, and gives the same cards away; but whether to trade, and
/// where a card that fell open goes, is weighed, more or less surely. To weigh each card that could
/// be given instead brought no points.
///
/// @param temper how surely, by the figures of [HeuristicCourt]
public record TradingCourt(Temper temper) implements Bot<View, Move> {

    private static final PlainCourt PLAIN = new PlainCourt();
    private static final HeuristicCourt SCALES = new HeuristicCourt(HeuristicWeights.TUNED);

    public TradingCourt(double temperature, double cutOff) {
        this(new Temper(temperature, cutOff));
    }

    @Override
    public Move choose(View view, List<Move> legal, RandomGenerator dice) {
        return switch (view.scene()) {
            case Scene.Bidding _, Scene.Proclaiming _ -> Bids.choose(view, legal, temper, dice);
            case Scene.Misdealt _, Scene.Naming _ -> weighed(view, legal, dice);
            case Scene.Offering _, Scene.Answering _ -> weighed(view, usual(view, legal), dice);
            default -> PLAIN.choose(view, legal, dice);
        };
    }

    /// The moves that give the worst lone card or none.
    private static List<Move> usual(View view, List<Move> legal) {
        Rank card = PLAIN.leastLiked(view);
        return legal.stream().filter(it -> gives(it, card)).toList();
    }

    private Move weighed(View view, List<Move> moves, RandomGenerator dice) {
        return moves.get(temper.pick(SCALES.reliefs(view, moves), dice));
    }

    /// Whether a move gives that card or none.
    private static boolean gives(Move move, Rank card) {
        return given(move).filter(it -> it != card).isEmpty();
    }

    private static Optional<Rank> given(Move move) {
        return switch (move) {
            case Move.GiveCard(var card) -> Optional.of(card);
            case Move.Offer(_, var card) -> Optional.of(card);
            default -> Optional.empty();
        };
    }
}
