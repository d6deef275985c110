package dalmuti.lab.play;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.bots.TableBot;
import dalmuti.bots.TrickMoves;
import dalmuti.contract.Driver;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.List;
import java.util.function.Consumer;

/// Plays matches of The Great Dalmuti by the rules, from views. Where all bots play by the table
/// and nobody wants to hear of single moves, answers to a revolution are given at once and tricks
/// are played in place; it comes to the same.
public final class MatchRunner implements Runner {

    private static final Move SILENCE = new Move.KeepSilent();

    private final Dalmuti game;
    private final Company company;
    private final boolean peaceful;
    private final TrickLane lane;
    private Timing timing = Timing.NONE;

    /// Nobody wants to hear of single moves.
    private record Untold() implements Consumer<Step<Match, Move, Event>> {
        @Override
        public void accept(Step<Match, Move, Event> step) {}
    }

    public MatchRunner(Regime regime, Company company) {
        regime.rules().check(company.size());
        game = new Dalmuti(regime.rules());
        peaceful = regime.court() == Regime.Court.PEACEFUL;
        this.company = company;
        lane = new TrickLane(company.size());
    }

    /// From now on somebody is told how long decisions take.
    public void time(Timing told) {
        timing = told;
    }

    @Override
    public void play(Luck luck, Consumer<Round> rounds) {
        play(game.start(company.size()), luck, rounds);
    }

    /// Plays a match by these rules that stands before a shuffle to its end.
    public void play(Match start, Luck luck, Consumer<Round> rounds) {
        play(start, luck, rounds, new Untold());
    }

    /// Plays a match.
    ///
    /// @param moves is told of every move, of nature's too
    public void play(Luck luck, Consumer<Round> rounds, Consumer<Step<Match, Move, Event>> moves) {
        play(game.start(company.size()), luck, rounds, moves);
    }

    private void play(
            Match start,
            Luck luck,
            Consumer<Round> rounds,
            Consumer<Step<Match, Move, Event>> moves) {
        Match match = start;
        while (!match.over()) {
            Driver<Match, Move, Event> driver = driver(match.round(), luck);
            Match ready = match;
            while (!(ready.phase() instanceof Phase.Tricks)) {
                ready =
                        moves instanceof Untold && ready.phase() instanceof Phase.Window
                                ? game.answered(ready, answers(ready, luck))
                                : told(driver.next(ready), moves);
            }
            match = tricks(ready, luck, moves);
            rounds.accept(read(ready.round(), ready, match));
        }
    }

    private Driver<Match, Move, Event> driver(int round, Luck luck) {
        return new Driver<>(
                game, (match, player) -> decide(match, player, luck), luck.nature(round));
    }

    private static Match told(
            Step<Match, Move, Event> step, Consumer<Step<Match, Move, Event>> moves) {
        moves.accept(step);
        return step.after();
    }

    /// What came of the round whose tricks were played last.
    Round read(int number, Match ready, Match after) {
        return RoundReader.read(number, ready, after, lane);
    }

    private List<Move> answers(Match match, Luck luck) {
        return match.order().stream().map(player -> decide(match, player, luck)).toList();
    }

    private Move decide(Match match, Player player, Luck luck) {
        if (match.phase() instanceof Phase.Window) { // most have nothing to declare
            List<Move> legal = game.legal(match, player);
            if (legal.size() == 1 || (peaceful && legal.contains(SILENCE))) {
                return legal.getFirst();
            }
        }
        if (match.phase() instanceof Phase.Tricks(var board, _)
                && company.bot(player.index()) instanceof TableBot bot) {
            return trickMove(match, board, bot, player, luck);
        }
        View view = game.view(match, player);
        return view.legal().size() == 1
                ? view.legal().getFirst()
                : timing.timed(
                        player.index(),
                        () ->
                                company.bot(player.index())
                                        .choose(view, view.legal(), luck.bot(player.index())));
    }

    private Move trickMove(Match match, Board board, TableBot bot, Player player, Luck luck) {
        if (TrickLane.isForced(board)) {
            return TrickMoves.of(board.legal(0));
        }
        Sight sight = sight(match, board);
        return TrickMoves.of(
                timing.timed(
                        player.index(), () -> bot.tricks().play(sight, luck.bot(player.index()))));
    }

    /// Plays the tricks of a round that is ready for them.
    Match tricks(Match ready, Luck luck) {
        return tricks(ready, luck, new Untold());
    }

    private Match tricks(Match ready, Luck luck, Consumer<Step<Match, Move, Event>> moves) {
        if (moves instanceof Untold && company.playsByTable()) {
            return inPlace(ready, luck);
        }
        lane.start();
        Match match = ready;
        while (match.phase() instanceof Phase.Tricks(var board, _)) {
            lane.count(board);
            Player player = match.order().get(board.turn());
            Move move = decide(match, player, luck);
            match = told(Step.of(game, match, player, move), moves);
        }
        return match;
    }

    private Match inPlace(Match match, Luck luck) {
        Board board = ((Phase.Tricks) match.phase()).board().copy();
        List<Player> order = match.order();
        for (int seat = 0; seat < order.size(); seat++) {
            int player = order.get(seat).index();
            lane.seat(seat, company.tricks(player), luck.bot(player));
        }
        Timing bySeat =
                timing.equals(Timing.NONE)
                        ? timing
                        : (seat, nanos) -> timing.thought(order.get(seat).index(), nanos);
        lane.finish(board, sight(match, board), bySeat);
        return game.concluded(match, board);
    }

    private static Sight sight(Match match, Board board) {
        return new Sight(board, match.rules().deck().cards(match.players()));
    }
}
