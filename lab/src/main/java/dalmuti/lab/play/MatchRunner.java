package dalmuti.lab.play;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TableBot;
import dalmuti.bots.TrickPlayer;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// Plays matches of The Great Dalmuti by the rules, from views. Where all bots play by the table,
/// the tricks are played in place, otherwise move by move; both come to the same.
public final class MatchRunner implements Runner {

    private static final Move SILENCE = new Move.KeepSilent();

    private final Dalmuti game;
    private final Company company;
    private final boolean byTable;
    private final boolean peaceful;
    private final TrickPlayer[] bySeat;
    private final TrickLane lane = new TrickLane();
    private Optional<Timing> timing = Optional.empty();

    public MatchRunner(Regime regime, Company company) {
        regime.rules().check(company.size());
        game = new Dalmuti(regime.rules());
        peaceful = regime.court() == Regime.Court.PEACEFUL;
        this.company = company;
        byTable = company.playsByTable();
        bySeat = new TrickPlayer[company.size()];
    }

    /// From now on somebody is told, or nobody any more, how long decisions take.
    public void time(Optional<Timing> told) {
        timing = told;
    }

    @Override
    public void play(Luck luck, Consumer<Round> rounds) {
        play(game.start(company.size()), luck, rounds);
    }

    /// Plays a match by these rules that stands before a shuffle to its end.
    public void play(Match start, Luck luck, Consumer<Round> rounds) {
        Match match = start;
        while (!match.over()) {
            Match ready = toTricks(match, luck);
            match = afterTricks(ready, luck.bots());
            rounds.accept(read(ready.round(), ready, match));
        }
    }

    /// What came of the round whose tricks were played last.
    Round read(int number, Match ready, Match after) {
        return RoundReader.read(number, ready, after, lane);
    }

    private Match toTricks(Match match, Luck luck) {
        Match now = match;
        while (!(now.phase() instanceof Phase.Tricks)) {
            now = step(now, luck);
        }
        return now;
    }

    private Match step(Match match, Luck luck) {
        return switch (game.awaiting(match)) {
            case Awaiting.Chance() ->
                    applied(match, Nature.NATURE, game.chance(match, luck.nature(match.round())));
            case Awaiting.Decision _ when match.phase() instanceof Phase.Window ->
                    game.answered(match, answers(match, luck.bots()));
            case Awaiting.Decision(var by) -> {
                Match now = match;
                for (Player player : by) {
                    now = applied(now, player, asked(now, player, luck.bots()));
                }
                yield now;
            }
            case Awaiting.Nothing() -> throw new IllegalStateException("The match is over");
        };
    }

    private List<Move> answers(Match match, RandomGenerator dice) {
        var answers = new ArrayList<Move>(match.players());
        for (Player player : match.order()) {
            List<Move> legal = game.legal(match, player);
            boolean given = legal.size() == 1 || (peaceful && legal.contains(SILENCE));
            answers.add(given ? legal.getFirst() : asked(match, player, dice));
        }
        return answers;
    }

    private Move asked(Match match, Player player, RandomGenerator dice) {
        Bot<View, Move> bot = company.bot(player.index());
        View view = game.view(match, player);
        if (view.legal().size() == 1) {
            return view.legal().getFirst();
        }
        if (timing.isEmpty()) {
            return bot.choose(view, view.legal(), dice);
        }
        long start = System.nanoTime();
        Move move = bot.choose(view, view.legal(), dice);
        timing.get().thought(player.index(), System.nanoTime() - start);
        return move;
    }

    /// Plays the tricks of a round that is ready for them.
    Match afterTricks(Match match, RandomGenerator dice) {
        return byTable ? inPlace(match, dice) : moveByMove(match, dice);
    }

    private Match inPlace(Match match, RandomGenerator dice) {
        Board board = ((Phase.Tricks) match.phase()).board().copy();
        List<Player> order = match.order();
        for (int seat = 0; seat < bySeat.length; seat++) {
            bySeat[seat] = company.tricks(order.get(seat).index());
        }
        var sight = sight(match, board);
        if (timing.isPresent()) {
            Timing told = timing.get();
            lane.finish(
                    board,
                    sight,
                    bySeat,
                    dice,
                    (seat, nanos) -> told.thought(order.get(seat).index(), nanos));
        } else {
            lane.finish(board, sight, bySeat, dice);
        }
        return game.concluded(match, board);
    }

    private static Sight sight(Match match, Board board) {
        return new Sight(board, match.rules().deck().cards(match.players()));
    }

    private Match moveByMove(Match match, RandomGenerator dice) {
        lane.start();
        Match now = match;
        while (now.phase() instanceof Phase.Tricks(var board, _)) {
            lane.count(board);
            Player player = now.order().get(board.turn());
            now = applied(now, player, trickMove(now, board, player, dice));
        }
        return now;
    }

    private Move trickMove(Match match, Board board, Player player, RandomGenerator dice) {
        if (!(company.bot(player.index()) instanceof TableBot bot)) {
            return asked(match, player, dice);
        }
        if (TrickLane.isForced(board)) {
            return move(board.legal(0));
        }
        long start = System.nanoTime();
        int action = bot.tricks().play(sight(match, board), dice);
        long nanos = System.nanoTime() - start;
        timing.ifPresent(it -> it.thought(player.index(), nanos));
        return move(action);
    }

    private static Move move(int action) {
        return action == Actions.PASS ? new Move.Pass() : new Move.Lay(Actions.play(action));
    }

    private Match applied(Match match, Actor actor, Move move) {
        return switch (game.apply(match, actor, move)) {
            case Verdict.Accepted<Match, Event> accepted -> accepted.next();
            case Verdict.Refused<Match, Event>(var why) ->
                    throw new IllegalStateException(actor + " may not " + move + ": " + why);
        };
    }
}
