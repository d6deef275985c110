package dalmuti.lab.play;

import dalmuti.Event;
import dalmuti.Event.Score;
import dalmuti.Match;
import dalmuti.Move.Call;
import dalmuti.Past;
import dalmuti.contract.Player;

import java.util.List;

/// Reads what came of a round from what happened in it.
final class RoundReader {

    private RoundReader() {}

    /// @param ready the match before its tricks
    /// @param after the same match after them
    /// @param lane on which they were played
    static Round read(int number, Match ready, Match after, TrickLane lane) {
        Round.Court court = court(ready.past());
        int[] played = indices(ready.order());
        int[] dealt =
                court.upheaval() == Round.Upheaval.GREATER_REVOLUTION ? reversed(played) : played;
        List<Score> scores = scores(after.past());
        var finished = new int[played.length];
        var points = new int[played.length];
        var bonus = new int[played.length];
        for (int place = 0; place < finished.length; place++) {
            Score score = scores.get(place);
            finished[place] = score.player().index();
            points[score.player().index()] = score.points();
            bonus[score.player().index()] = score.bonus();
        }
        return new Round(
                number,
                dealt,
                played,
                finished,
                indices(after.order()),
                points,
                bonus,
                court,
                lane.decisions(),
                lane.tricks());
    }

    private static Round.Court court(Past past) {
        var upheaval = Round.Upheaval.NONE;
        boolean taxed = false;
        int trades = 0;
        Past rest = past;
        while (rest instanceof Past.After(var before, var event)
                && !(event instanceof Event.RoundBegan)) {
            if (event instanceof Event.RevolutionDeclared(_, var call)) {
                upheaval =
                        call == Call.GREATER_REVOLUTION
                                ? Round.Upheaval.GREATER_REVOLUTION
                                : Round.Upheaval.REVOLUTION;
            }
            taxed |= event instanceof Event.TaxPaid;
            trades += event instanceof Event.Traded ? 1 : 0;
            rest = before;
        }
        return new Round.Court(upheaval, taxed, trades);
    }

    /// Everybody's points, the best place first.
    private static List<Score> scores(Past past) {
        Past rest = past;
        while (rest instanceof Past.After(var before, var event)) {
            if (event instanceof Event.RoundScored(var scores)) {
                return scores;
            }
            rest = before;
        }
        throw new IllegalStateException("A round without a score");
    }

    private static int[] indices(List<Player> order) {
        return order.stream().mapToInt(Player::index).toArray();
    }

    private static int[] reversed(int[] order) {
        var reversed = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            reversed[i] = order[order.length - 1 - i];
        }
        return reversed;
    }
}
