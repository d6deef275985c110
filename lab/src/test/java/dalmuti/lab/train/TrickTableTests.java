package dalmuti.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Imagination;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.net.Columns;
import dalmuti.bots.net.Passes;
import dalmuti.bots.net.Standpoint;
import dalmuti.bots.net.TrickPicture;
import dalmuti.bots.roster.Roster;
import dalmuti.bots.sense.Goal;
import dalmuti.contract.Driver;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;
import dalmuti.options.Ending;
import dalmuti.options.Leftovers;
import dalmuti.options.Passing;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/// A network is taught on boards, where what everybody knows is kept up as they are played on, and
/// plays from views. Both have to look the same to it.
class TrickTableTests {

    private static final int PLAYERS = 6;

    private final SplittableRandom dice = new SplittableRandom(4);
    private final Bot<View, Move> bot = Roster.dalmuti().named("heuristic").orElseThrow();

    static Stream<Rules> rules() {
        return Stream.concat(
                        Preset.all().stream().map(Preset::rules),
                        Stream.of(
                                Preset.OFFICIAL
                                        .rules()
                                        .but(
                                                draft -> {
                                                    draft.passing = Passing.OUT_OF_TRICK;
                                                    draft.leftovers = Leftovers.SET_ASIDE;
                                                })))
                .map(rules -> rules.but(draft -> draft.ending = new Ending.Rounds(3)));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void aBoardAndAViewLookTheSameToTheNetwork(Rules rules) {
        var game = new Dalmuti(rules);
        Match match = game.start(PLAYERS);
        while (!match.over()) {
            while (!(match.phase() instanceof Phase.Tricks)) {
                match = moved(game, match);
            }
            match = compared(game, match);
        }
    }

    private Match compared(Dalmuti game, Match start) {
        Board board = ((Phase.Tricks) start.phase()).board().copy();
        var sight = new Sight(board, game.rules().deck().cards(PLAYERS));
        var seats = new ArrayList<Seat>();
        for (Player player : start.order()) {
            Standpoint standpoint = Standpoint.of(game.view(start, player), Goal.MATCH);
            seats.add(
                    new Seat(
                            Participant.HouseBot.ALL.getFirst(),
                            standpoint,
                            new double[0],
                            new Trajectory()));
        }
        var passes = new Passes();
        Match match = start;
        while (!board.over()) {
            int turn = board.turn();
            View view = game.view(match, match.order().get(turn));
            var onBoard = new TrickPicture(sight);
            onBoard.look(sight, seats.get(turn).standpoint(), passes, seats.get(turn).held());
            Move move = bot.choose(view, view.legal(), dice);
            int action = TrickMoves.number(move);
            assertThat(columns(onBoard, action)).isEqualTo(columns(ofView(view), action));
            if (action == Actions.PASS) {
                passes.pass(turn, board.top());
            } else {
                seats.forEach(seat -> seat.saw(turn, Actions.play(action).cards()));
            }
            board.play(action);
            match = Step.of(game, match, match.order().get(turn), move).after();
        }
        return match;
    }

    private static TrickPicture ofView(View view) {
        Sight sight = Imagination.of(view).sight();
        var picture = new TrickPicture(sight);
        Standpoint standpoint = Standpoint.of(view, Goal.MATCH);
        picture.look(sight, standpoint, Passes.of(view), standpoint.held());
        return picture;
    }

    private static int[] columns(TrickPicture picture, int action) {
        var columns = new Columns();
        picture.addWhole(action, columns);
        return Arrays.stream(columns.numbers(), 0, columns.count()).sorted().toArray();
    }

    private Match moved(Dalmuti game, Match match) {
        return new Driver<>(game, (Match now, Player player) -> chosen(game, now, player), dice)
                .next(match)
                .after();
    }

    private Move chosen(Dalmuti game, Match match, Player player) {
        return bot.choose(game.view(match, player), game.legal(match, player), dice);
    }
}
