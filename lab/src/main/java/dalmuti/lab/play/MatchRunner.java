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
import dalmuti.contract.House;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.decrees.Decree;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// Plays matches of The Great Dalmuti by the rules, from views. Where all bots play by the table
/// and nobody wants to hear of single moves, answers to a revolution are given at once and tricks
/// are played in place; it comes to the same.
public final class MatchRunner implements Runner {

    private static final Move SILENCE = new Move.KeepSilent();

    private static final Untold UNTOLD = new Untold();

    private final Dalmuti game;
    private final SeatedBots seated;
    private final boolean peaceful;
    private final Optional<Decree> decree;
    private final TrickLane lane;
    private final Timing timing;
    private final int players;
    private final Traffic traffic;

    /// Nobody wants to hear of single moves.
    private record Untold() implements Consumer<Step<Match, Move, Event>> {
        @Override
        public void accept(Step<Match, Move, Event> step) {}
    }

    /// @param timing is told how long decisions take
    public MatchRunner(RulesVariant variant, SeatedBots seated, Timing timing) {
        this(variant, seated, timing, Traffic.NONE);
    }

    /// @param seated who plays first, and then those who join
    /// @param timing is told how long decisions take
    public MatchRunner(RulesVariant variant, SeatedBots seated, Timing timing, Traffic traffic) {
        this.traffic = traffic;
        players = seated.size() - traffic.joining();
        traffic.check(players);
        variant.rules().check(players);
        game = new Dalmuti(variant.rules());
        peaceful = variant.court() == RulesVariant.Court.PEACEFUL;
        decree = variant.decree();
        this.seated = seated;
        this.timing = timing;
        lane = new TrickLane(seated.size());
    }

    @Override
    public void play(Luck luck, Consumer<Round> rounds) {
        play(game.start(players), luck, rounds);
    }

    /// Plays a match by these rules that stands before a shuffle to its end.
    public void play(Match start, Luck luck, Consumer<Round> rounds) {
        play(start, luck, rounds, UNTOLD);
    }

    /// Plays a match.
    ///
    /// @param moves is told of every move, of nature's too
    public void play(Luck luck, Consumer<Round> rounds, Consumer<Step<Match, Move, Event>> moves) {
        play(game.start(players), luck, rounds, moves);
    }

    private void play(
            Match start,
            Luck luck,
            Consumer<Round> rounds,
            Consumer<Step<Match, Move, Event>> moves) {
        Match match = start;
        while (!match.over()) {
            Match ready = ready(decree.map(match::under).orElse(match), luck, moves);
            match = tricks(ready, luck, moves);
            rounds.accept(read(ready.round(), ready, match));
            match = changed(match, ready.round(), luck, moves);
        }
    }

    /// Lets people out and in between two rounds.
    private Match changed(
            Match match, int round, Luck luck, Consumer<Step<Match, Move, Event>> moves) {
        if (traffic.isNone()) {
            return match;
        }
        Traffic.Change change = traffic.after(round);
        Match now = match;
        RandomGenerator dice = luck.doors(round);
        for (int i = 0; i < change.leaving() && !now.over(); i++) { // JOIN-2
            Player leaver = now.order().get(dice.nextInt(now.players()));
            now = told(Step.of(game, now, House.HOUSE, new Move.Leave(leaver)), moves);
        }
        for (int i = 0; i < change.joining() && !now.over(); i++) { // JOIN-1
            var newcomer = Player.of(Collections.max(now.scores().keySet()).index() + 1);
            now = told(Step.of(game, now, House.HOUSE, new Move.Join(newcomer)), moves);
            if (now.phase() instanceof Phase.Seating) {
                Player chooses = now.order().getFirst();
                now = told(Step.of(game, now, chooses, decide(now, chooses, luck)), moves);
            }
        }
        return now;
    }

    private Match ready(Match match, Luck luck, Consumer<Step<Match, Move, Event>> moves) {
        RandomGenerator nature = luck.nature(match.round());
        Driver.Decider<Match, Move> decider = (now, player) -> decide(now, player, luck);
        if (moves.equals(UNTOLD)) {
            return toTricks(game, match, decider, nature);
        }
        var driver = new Driver<>(game, decider, nature);
        Match now = match;
        while (!(now.phase() instanceof Phase.Tricks)) {
            now = told(driver.next(now), moves);
        }
        return now;
    }

    /// A match on its way to its next tricks; answers to a revolution are given at once.
    public static Match toTricks(
            Dalmuti game,
            Match match,
            Driver.Decider<Match, Move> decider,
            RandomGenerator nature) {
        var driver = new Driver<>(game, decider, nature);
        Match now = match;
        while (!(now.phase() instanceof Phase.Tricks)) {
            now =
                    now.phase() instanceof Phase.Window
                            ? game.answered(now, answers(now, decider))
                            : driver.next(now).after();
        }
        return now;
    }

    private static List<Move> answers(Match match, Driver.Decider<Match, Move> decider) {
        return match.order().stream().map(player -> decider.decide(match, player)).toList();
    }

    private static Match told(
            Step<Match, Move, Event> step, Consumer<Step<Match, Move, Event>> moves) {
        moves.accept(step);
        return step.after();
    }

    /// What came of the round whose tricks were played last.
    Round read(int number, Match ready, Match after) {
        return Round.read(number, ready, after, lane);
    }

    private Move decide(Match match, Player player, Luck luck) {
        if (match.phase() instanceof Phase.Window) { // most have nothing to declare
            List<Move> answers = game.legal(match, player);
            if (answers.size() == 1 || (peaceful && answers.contains(SILENCE))) {
                return answers.getFirst();
            }
        }
        if (match.phase() instanceof Phase.Tricks(var board, _, _)
                && seated.bot(player.index()) instanceof TableBot bot) {
            return trickMove(match, board, bot, player, luck);
        }
        View view = game.view(match, player);
        List<Move> legal = view.legal();
        int seat = player.index();
        return legal.size() == 1
                ? legal.getFirst()
                : timing.timed(seat, () -> seated.bot(seat).choose(view, legal, luck.bot(seat)));
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
        return tricks(ready, luck, UNTOLD);
    }

    private Match tricks(Match ready, Luck luck, Consumer<Step<Match, Move, Event>> moves) {
        if (moves.equals(UNTOLD) && seated.playsByTable()) {
            return inPlace(ready, luck);
        }
        lane.start();
        Match match = ready;
        while (match.phase() instanceof Phase.Tricks(var board, var seats, _)) {
            lane.count(board);
            Player player = seats.get(board.turn());
            Move move = decide(match, player, luck);
            match = told(Step.of(game, match, player, move), moves);
        }
        return match;
    }

    private Match inPlace(Match match, Luck luck) {
        var tricks = (Phase.Tricks) match.phase();
        Board board = tricks.board().copy();
        List<Player> order = tricks.seats();
        for (int seat = 0; seat < order.size(); seat++) {
            int player = order.get(seat).index();
            lane.seat(seat, seated.tricks(player), luck.bot(player));
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
