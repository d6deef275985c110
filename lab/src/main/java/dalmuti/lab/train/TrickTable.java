package dalmuti.lab.train;

import dalmuti.bots.net.Passes;
import dalmuti.bots.net.TrickPicture;
import dalmuti.cards.Hand;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.engine.Sight;

import java.util.List;
import java.util.random.RandomGenerator;

/// Plays the tricks of a round in place with networks and bots. For one thread.
final class TrickTable {

    private final Passes passes = new Passes();
    private final int[] legal = new int[Actions.COUNT];
    private final Lessons lessons;
    private final Exploration exploration;

    TrickTable(Lessons lessons, Exploration exploration) {
        this.lessons = lessons;
        this.exploration = exploration;
    }

    /// Plays a board to its end.
    ///
    /// @param deck all cards of the round, those set aside too
    void play(Board board, Hand deck, List<Seat> seats, RandomGenerator dice) {
        var sight = new Sight(board, deck);
        var picture = new TrickPicture(sight);
        passes.forget();
        while (!board.over()) {
            int turn = board.turn();
            int count = board.legal(legal);
            int action = legal[0];
            if (count > 1) {
                action = choose(sight, picture, seats.get(turn), count, dice);
            }
            if (action == Actions.PASS) {
                passes.pass(turn, board.top());
            } else {
                Hand laid = Actions.play(action).cards();
                seats.forEach(seat -> seat.saw(turn, laid));
            }
            board.play(action);
        }
    }

    private int choose(
            Sight sight, TrickPicture picture, Seat seat, int count, RandomGenerator dice) {
        return switch (seat.participant()) {
            case Participant.HouseBot(var bot) -> bot.tricks().play(sight, dice);
            case Participant.Net(var policy, var learns) -> {
                picture.look(sight, seat.standpoint(), passes, seat.held());
                Exploration mood = learns ? exploration : Exploration.NONE;
                int pick = policy.inTricks(picture, sight, legal, count, seat.worth(), mood, dice);
                if (learns) {
                    boolean goesOut = picture.leaving(legal[pick]).equals(sight.hand());
                    int lesson = goesOut ? Trajectory.NO_LESSON : lessons.add(picture, legal[pick]);
                    seat.trajectory().add(lesson, sight.outCount(), pick, policy);
                }
                yield legal[pick];
            }
        };
    }
}
