package dalmuti.bots.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.Dalmuti;
import dalmuti.Imagination;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.BotMatch;
import dalmuti.bots.TrickMoves;
import dalmuti.bots.roster.Roster;
import dalmuti.bots.sense.Goal;
import dalmuti.contract.Player;
import dalmuti.engine.Sight;
import dalmuti.options.Ending;
import dalmuti.options.Preset;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

class ForesightTests {

    private static final int PLAYERS = 5;
    private static final Dalmuti GAME =
            new Dalmuti(Preset.MANUAL_ES.rules().but(it -> it.ending = new Ending.Rounds(3)));

    private final Network network = Network.untaught(new SplittableRandom(3));
    private final Foresight foresight = new Foresight(network, new Kernel(), Goal.MATCH);

    /// Views of decisions with a choice, of all kinds that these rules have.
    private static List<View> decisions() {
        var greedy = Roster.dalmuti().named("greedy").orElseThrow();
        var views = new ArrayList<View>();
        for (var step :
                new BotMatch<>(GAME, Collections.nCopies(PLAYERS, greedy)).play(5).steps()) {
            if (step.actor() instanceof Player player) {
                View view = GAME.view(step.before(), player);
                if (view.legal().size() > 1) {
                    views.add(view);
                }
            }
        }
        return views;
    }

    @Test
    void chancesAddUpAndNobodyGetsAPlaceThatIsTaken() {
        for (View view : decisions()) {
            int taken = view.scene() instanceof Scene.Tricks tricks ? tricks.out().size() : 0;
            for (double[] chances : foresight.chances(view, view.legal())) {
                assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-9));
                assertThat(Arrays.copyOf(chances, taken + 1)).containsOnly(0);
            }
        }
    }

    @Test
    void whoeverLaysTheLastCardsIsSureOfThePlace() {
        int seen = 0;
        for (View view : decisions()) {
            for (int i = 0; i < view.legal().size(); i++) {
                if (view.legal().get(i) instanceof Move.Lay(var play)
                        && play.cards().equals(view.ownHand())) {
                    int place = ((Scene.Tricks) view.scene()).out().size() + 1;
                    assertThat(foresight.chances(view, view.legal())[i][place]).isEqualTo(1);
                    seen++;
                }
            }
        }
        assertThat(seen).isPositive();
    }

    @Test
    void whatMovesShareIsSummedUpOnceWithTheSameResult() {
        for (View view : decisions()) {
            if (view.scene() instanceof Scene.Tricks) {
                Sight sight = Imagination.of(view).sight();
                var picture = new TrickPicture(sight);
                Standpoint standpoint = Standpoint.of(view, Goal.MATCH);
                picture.look(sight, standpoint, Passes.of(view), standpoint.held());
                var mind = new Evaluator(network, new Kernel());
                mind.look(picture);
                int action = TrickMoves.number(view.legal().getLast());
                var quick = new double[PLAYERS + 1];
                mind.judge(picture, action, quick);
                assertThat(quick).containsExactly(whole(picture, action), within(1e-5));
            }
        }
    }

    private double[] whole(TrickPicture picture, int action) {
        var columns = new Columns();
        picture.addWhole(action, columns);
        assertThat(Arrays.copyOf(columns.numbers(), columns.count()))
                .as("no input twice")
                .doesNotHaveDuplicates();
        float[] wide = network.firstBias().clone();
        var kernel = new Kernel();
        kernel.add(wide, network.first(), columns.numbers(), columns.count());
        kernel.rectify(wide, wide);
        float[] narrow = network.secondBias().clone();
        kernel.multiply(narrow, wide, network.second());
        kernel.rectify(narrow, narrow);
        float[] figures = network.thirdBias().clone();
        kernel.multiply(figures, narrow, network.third());
        var chances = new double[PLAYERS + 1];
        Evaluator.chances(figures, picture.taken(), picture.places(), chances);
        return chances;
    }

    @Test
    void everyInputStandsWithinTheLayout() {
        for (View view : decisions()) {
            if (!(view.scene() instanceof Scene.Tricks)) {
                var picture = new CourtPicture(view, view.legal(), Goal.MATCH);
                for (int move = 0; move < view.legal().size(); move++) {
                    var columns = new Columns();
                    picture.addWhole(move, columns);
                    int[] sorted =
                            Arrays.stream(columns.numbers(), 0, columns.count()).sorted().toArray();
                    assertThat(sorted).as("%s", view.legal().get(move)).doesNotHaveDuplicates();
                    assertThat(sorted[0]).isNotNegative();
                    assertThat(sorted[sorted.length - 1]).isLessThan(Layout.COUNT);
                }
            }
        }
    }

    @Test
    void oneKindOfArithmeticChoosesAsTheOther() {
        var shipped = Foresight.shipped(Goal.MATCH);
        var plain = new Foresight(shipped.network(), new Kernel(), Goal.MATCH);
        for (View view : decisions()) {
            assertThat(plain.chances(view, view.legal()))
                    .isEqualTo(shipped.chances(view, view.legal()));
        }
    }
}
