package dalmuti.lab.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.bots.net.Passes;
import dalmuti.bots.net.Standpoint;
import dalmuti.bots.net.TrickPicture;
import dalmuti.bots.sense.Goal;
import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.engine.Sight;
import dalmuti.options.Passing;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;

class TrajectoryTests {

    private static final int PLAYERS = 4;

    private final Lessons lessons = new Lessons();
    private final Trajectory trajectory = new Trajectory();

    private int lesson() {
        var hands = new long[PLAYERS];
        new Dealer(Hand.FULL_DECK).deal(hands, new SplittableRandom(1));
        Board board = Board.empty(PLAYERS, Passing.REENTER);
        board.deal(hands);
        var sight = new Sight(board, Hand.FULL_DECK);
        var picture = new TrickPicture(sight);
        var standpoint = Standpoint.plain(PLAYERS, 0, Preset.OFFICIAL.rules(), Goal.ROUND);
        picture.look(sight, standpoint, new Passes(), standpoint.held());
        return lessons.add(picture, board.legal(0));
    }

    private static double[] surely(int place) {
        var chances = new double[Rules.MOST_PLAYERS + 1];
        chances[place] = 1;
        return chances;
    }

    @Test
    void theLastDecisionIsTaughtWhatCameOfIt() {
        int last = lesson();
        trajectory.add(last, 0, false, surely(1));
        trajectory.finish(3, lessons);
        assertThat(lessons.target(last, 2)).isEqualTo(1);
        assertThat(lessons.target(last, 0)).isZero();
    }

    @Test
    void anEarlierOneIsTaughtPartlyWhatWasThoughtOfTheNext() {
        int first = lesson();
        trajectory.add(first, 0, false, surely(4));
        trajectory.add(lesson(), 0, false, surely(1));
        trajectory.finish(3, lessons);
        assertThat(lessons.target(first, 2)).isCloseTo(0.85f, within(1e-6f));
        assertThat(lessons.target(first, 0)).isCloseTo(0.15f, within(1e-6f));
    }

    @Test
    void whatCameOfAMoveThatWasOnlyTriedIsNotHeldAgainstTheOneBefore() {
        int first = lesson();
        trajectory.add(first, 0, false, surely(4));
        trajectory.add(lesson(), 0, true, surely(1));
        trajectory.finish(4, lessons);
        assertThat(lessons.target(first, 0)).isEqualTo(1);
        assertThat(lessons.target(first, 3)).isZero();
    }
}
