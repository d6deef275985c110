package dalmuti.bots.search;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.court.HeuristicCourt;
import dalmuti.bots.tricks.HeuristicWeights;
import dalmuti.contract.Driver;
import dalmuti.contract.Player;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Tries decisions before the tricks in imagined worlds: everybody decides on by rules of thumb,
/// and the round is played to its end.
final class CourtTrial implements Race.Trial {

    private static final Bot<View, Move> COURT = new HeuristicCourt(HeuristicWeights.TUNED);

    private final Dalmuti game;
    private final View view;
    private final Player player;
    private final List<Move> moves;
    private final RandomGenerator dice;
    private Match world;
    private long luck;
    private int drawn;

    CourtTrial(View view, List<Move> moves, RandomGenerator dice) {
        this.view = view;
        this.moves = moves;
        this.dice = dice;
        game = new Dalmuti(view.rules());
        player = (Player) view.viewer();
        world = game.resample(view, dice);
    }

    @Override
    public void draw() {
        world = game.resample(view, dice);
        luck = dice.nextLong();
        drawn++;
    }

    @Override
    public int place(int move) {
        var sameForAll = new SplittableRandom(luck);
        var driver =
                new Driver<>(
                        game, (Match now, Player by) -> decide(now, by, sameForAll), sameForAll);
        Match match = game.apply(world, player, moves.get(move)).orThrow().next();
        while (!(match.phase() instanceof Phase.Tricks)) {
            match = driver.next(match).after();
        }
        var tricks = (Phase.Tricks) match.phase();
        Board board = tricks.board().copy();
        var sight = new Sight(board, game.rules().deck().cards(match.players()));
        return new Playouts(sameForAll).place(board, sight, tricks.seats().indexOf(player), drawn);
    }

    private Move decide(Match match, Player decider, RandomGenerator chance) {
        List<Move> legal = game.legal(match, decider);
        return legal.size() == 1
                ? legal.getFirst()
                : COURT.choose(game.view(match, decider), legal, chance);
    }
}
