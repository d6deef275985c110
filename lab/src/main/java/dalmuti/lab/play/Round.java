package dalmuti.lab.play;

import dalmuti.Event;
import dalmuti.Event.Score;
import dalmuti.Match;
import dalmuti.Move.Call;
import dalmuti.Past;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;
import dalmuti.options.Scoring;

import java.util.List;
import java.util.Optional;

/// What came of one round. Positions and places count from 0, the best first; players are told by
/// their index.
///
/// @param number from 1
/// @param dealt who had each position when the cards were dealt
/// @param played who had each position while the tricks were played
/// @param finished who took each place
/// @param next who has each position in the next round
/// @param points what the round brought each player, without any bonus; without points (SCORE-1)
///   what the place would have brought
/// @param decisions plays and passes, forced ones too
/// @param decree what was proclaimed for it
@SuppressWarnings("ArrayRecordComponent") // handed over, never changed
public record Round(
        int number,
        int[] dealt,
        int[] played,
        int[] finished,
        int[] next,
        int[] points,
        int[] bonus,
        Court court,
        int decisions,
        int tricks,
        Scoring scoring,
        Optional<Decree> decree) {

    /// What happened before the tricks.
    ///
    /// @param taxed whether tax was paid
    /// @param trades how many
    public record Court(Upheaval upheaval, boolean taxed, int trades) {
        static final Court QUIET = new Court(Upheaval.NONE, false, 0);
    }

    /// Whether somebody declared.
    public enum Upheaval {
        NONE,
        REVOLUTION,
        GREATER_REVOLUTION
    }

    /// What the points of rounds are called.
    public static String unit(Scoring scoring) {
        return switch (scoring) { // SCORE-1
            case POINTS -> "points";
            case NONE -> "places above last";
        };
    }

    public int players() {
        return dealt.length;
    }

    /// What the round brought a player in all.
    public int brought(int player) {
        return points[player] + bonus[player];
    }

    /// What decides a match that ends here: the points in all, or without points the order.
    public int[] standing(int[] totals) { // SCORE-1
        if (scoring == Scoring.POINTS) {
            return totals;
        }
        var standing = new int[totals.length];
        for (int position = 0; position < next.length; position++) {
            standing[next[position]] = next.length - 1 - position;
        }
        return standing;
    }

    /// Reads what came of a round from what happened in it.
    ///
    /// @param ready the match before its tricks
    /// @param after the same match after them
    /// @param lane on which they were played
    static Round read(int number, Match ready, Match after, TrickLane lane) {
        Court court = court(ready.past());
        int[] played = indices(ready.order());
        int[] dealt = court.upheaval() == Upheaval.GREATER_REVOLUTION ? reversed(played) : played;
        Scoring scoring = ready.rules().scoring();
        List<Score> scores = scores(after.past());
        var finished = new int[played.length];
        int everybody = after.scores().size(); // who has left and who has joined too
        var points = new int[everybody];
        var bonus = new int[everybody];
        for (int place = 0; place < finished.length; place++) {
            Score score = scores.get(place);
            finished[place] = score.player().index();
            points[score.player().index()] =
                    scoring == Scoring.POINTS
                            ? score.points()
                            : Score.points(place + 1, finished.length);
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
                lane.tricks(),
                scoring,
                ready.decree());
    }

    private static Court court(Past past) {
        var upheaval = Upheaval.NONE;
        boolean taxed = false;
        int trades = 0;
        Past rest = past;
        while (rest instanceof Past.After(var before, var event)
                && !(event instanceof Event.RoundBegan)) {
            if (event instanceof Event.RevolutionDeclared(_, var call)) {
                upheaval =
                        call == Call.GREATER_REVOLUTION
                                ? Upheaval.GREATER_REVOLUTION
                                : Upheaval.REVOLUTION;
            }
            taxed |= event instanceof Event.TaxPaid;
            trades += event instanceof Event.Traded ? 1 : 0;
            rest = before;
        }
        return new Court(upheaval, taxed, trades);
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
