package dalmuti;

import dalmuti.Event.Score;
import dalmuti.contract.Player;
import dalmuti.decrees.Law;
import dalmuti.engine.Board;
import dalmuti.options.Ending;
import dalmuti.options.Rules;
import dalmuti.options.Succession;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;

/// A round is over: places, points and the next order.
final class Reckoning {

    static final int FEWEST_WITH_LESSER_PEON = 4;

    private Reckoning() {}

    /// @param seats who sits where on the board
    static void close(Course course, List<Player> seats, Board board) {
        List<Player> places =
                IntStream.rangeClosed(1, seats.size())
                        .mapToObj(place -> seats.get(board.atPlace(place)))
                        .toList();
        course.happened(new Event.LeftWith(places.getLast(), board.hand(board.turn())));
        close(course, places);
    }

    /// @param places everybody, in the order of going out
    static void close(Course course, List<Player> places) {
        List<Player> order = course.order();
        Law law = course.law();
        List<Player> ranked = succession(course.rules().succession(), order, places);
        List<Score> scores = switch (course.rules().scoring()) { // SCORE-1
                    case POINTS -> scores(law, order, places, ranked);
                    case NONE -> places.stream().map(it -> reign(it, order)).toList();
                };
        course.happened(new Event.RoundScored(scores));
        var totals = new HashMap<>(course.scores());
        scores.forEach(score -> totals.merge(score.player(), score.total(), Integer::sum));
        course.score(totals);

        List<Player> next = law.fallen(order, places, ranked);
        course.seat(next);
        course.happened(new Event.PositionsTaken(next));
        Decrees.pay(course);
        if (ends(course.rules(), course.round(), totals.values())) { // SCORE-3
            end(course);
        } else {
            course.nextRound();
            course.enter(new Phase.Shuffling(Phase.Doors.OPEN));
        }
    }

    static void end(Course course) {
        course.happened(new Event.MatchEnded());
        course.enter(new Phase.Over());
    }

    /// The positions of the next round.
    static List<Player> succession(
            Succession succession, List<Player> order, List<Player> places) { // RANK-1
        if (succession == Succession.FINISH_ORDER) {
            return places;
        }
        var next = new ArrayList<>(order);
        for (int i = 1; i < next.size(); i++) { // RANK-2
            if (places.indexOf(next.get(i)) < places.indexOf(next.get(i - 1))) {
                Collections.swap(next, i, i - 1);
            }
        }
        return next;
    }

    /// Without points it is counted who was Greater Dalmuti for most rounds.
    private static Score reign(Player player, List<Player> order) {
        return new Score(player, player.equals(order.getFirst()) ? 1 : 0, 0);
    }

    /// Everybody's points, best place first.
    static List<Score> scores(Law law, List<Player> order, List<Player> places, List<Player> next) {
        var scores = new ArrayList<Score>();
        for (Player player : places) {
            int points = law.stakes() * Score.points(places.indexOf(player) + 1, places.size());
            int bonus = law.rules().philanthropy().bonus(rise(player, order, next));
            scores.add(new Score(player, points, bonus));
        }
        return scores;
    }

    /// How many steps this Dalmuti's own peon has risen; 0 for everybody else.
    private static int rise(Player lord, List<Player> order, List<Player> next) {
        int position = order.indexOf(lord);
        boolean greater = position == 0;
        boolean lesser = position == 1 && order.size() >= FEWEST_WITH_LESSER_PEON;
        if (!greater && !lesser) {
            return 0;
        }
        int from = order.size() - 1 - position;
        return Math.max(0, from - next.indexOf(order.get(from)));
    }

    static boolean ends(Rules rules, int round, Iterable<Integer> totals) {
        return switch (rules.ending()) {
            case Ending.Rounds(int count) -> round >= count;
            case Ending.Target(int points) -> reached(points, totals);
            case Ending.Endless() -> false;
        };
    }

    private static boolean reached(int points, Iterable<Integer> totals) {
        for (int total : totals) {
            if (total >= points) {
                return true;
            }
        }
        return false;
    }
}
