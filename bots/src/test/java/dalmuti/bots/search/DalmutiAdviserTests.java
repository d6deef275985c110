package dalmuti.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.bots.BotMatch;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.hints.Advice;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Player;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;
import dalmuti.options.Ending;
import dalmuti.options.Preset;
import dalmuti.options.Scoring;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

class DalmutiAdviserTests {

    private static final int PLAYERS = 5;
    private static final Dalmuti GAME =
            new Dalmuti(Preset.MANUAL_ES.rules().but(it -> it.ending = new Ending.Rounds(2)));

    private static List<View> decisions() {
        return decisions(GAME);
    }

    /// Views of decisions with a choice, from a match of greedy bots.
    private static List<View> decisions(Dalmuti game) {
        var greedy = Roster.dalmuti().named("greedy").orElseThrow();
        var views = new ArrayList<View>();
        for (var step :
                new BotMatch<>(game, Collections.nCopies(PLAYERS, greedy)).play(5).steps()) {
            if (step.actor() instanceof Player player) {
                View view = game.view(step.before(), player);
                if (view.legal().size() > 1) {
                    views.add(view);
                }
            }
        }
        return views;
    }

    @Test
    void everyMoveIsAssessedAndItsChancesAddUp() {
        for (View view : decisions()) {
            Advice<Move> advice =
                    new DalmutiAdviser(20).advise(view, view.legal(), new SplittableRandom(1));
            assertThat(advice.moves())
                    .extracting(it -> it.move())
                    .containsExactlyInAnyOrderElementsOf(view.legal());
            assertThat(advice.best().behind()).isZero();
            for (var move : advice.moves()) {
                assertThat(move.places().stream().mapToDouble(it -> it).sum())
                        .isCloseTo(1, within(1e-9));
                assertThat(move.behind()).isGreaterThanOrEqualTo(0);
                double points = 0;
                for (int place = 1; place <= PLAYERS; place++) {
                    points += move.places().get(place - 1) * (PLAYERS - place);
                }
                assertThat(move.points()).isCloseTo(points, within(1e-9));
            }
        }
    }

    /// The same figures, reckoned another way: whole truths drawn by the rules themselves.
    @Test
    void theChancesAreThoseOfALargeSample() {
        View view =
                decisions().stream()
                        .filter(it -> it.legal().getFirst() instanceof Move.Lay)
                        .skip(3)
                        .findFirst()
                        .orElseThrow();
        var advice = new DalmutiAdviser(4000).advise(view, view.legal(), new SplittableRandom(1));
        Move move = advice.best().move();
        var counts = new int[PLAYERS];
        int worlds = 4000;
        var dice = new SplittableRandom(2);
        for (int i = 0; i < worlds; i++) {
            Match world = GAME.resample(view, dice);
            Board board = ((Phase.Tricks) world.phase()).board().copy();
            board.play(number(move));
            var sight = new Sight(board, GAME.rules().deck().cards(PLAYERS));
            int seat = view.order().indexOf((Player) view.viewer());
            counts[new Playouts(dice).place(board, sight, seat, i) - 1]++;
        }
        for (int place = 0; place < PLAYERS; place++) {
            assertThat(advice.best().places().get(place))
                    .isCloseTo((double) counts[place] / worlds, within(0.035));
        }
    }

    private static int number(Move move) {
        int action = 0;
        while (!TrickMoves.of(action).equals(move)) {
            action++;
        }
        return action;
    }

    @Test
    void reasonsComeWithFigures() {
        assertThat(reasons(GAME))
                .contains(
                        "hint.dalmuti.unbeatable",
                        "hint.dalmuti.wins-lead",
                        "hint.dalmuti.breaks-set",
                        "hint.dalmuti.worst-rank",
                        "hint.dalmuti.danger",
                        "hint.dalmuti.rid-of");
    }

    @Test
    void SCORE_1_withoutPointsTheRoundsToComeBringPlaces() {
        var rules = Preset.MANUAL_ES.rules().but(it -> it.ending = new Ending.Rounds(4));
        assertThat(reasons(new Dalmuti(rules)))
                .contains("hint.dalmuti.throne", "hint.dalmuti.no-throne")
                .doesNotContain("hint.dalmuti.higher", "hint.dalmuti.lower");
        assertThat(reasons(new Dalmuti(rules.but(it -> it.scoring = Scoring.NONE))))
                .contains("hint.dalmuti.higher", "hint.dalmuti.lower")
                .doesNotContain("hint.dalmuti.throne", "hint.dalmuti.no-throne");
    }

    private static Set<String> reasons(Dalmuti game) {
        var keys = new HashSet<String>();
        for (View view : decisions(game)) {
            var advice = new DalmutiAdviser(20).advise(view, view.legal(), new SplittableRandom(1));
            advice.moves().forEach(it -> it.reasons().forEach(reason -> keys.add(reason.key())));
        }
        return keys;
    }
}
