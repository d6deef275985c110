package dalmuti.notation;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Event.Score;
import dalmuti.cards.Cards;
import dalmuti.contract.Player;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/// Compares what a record says about the end of a round with what the rules say.
final class Checks { // REC-4

    private Checks() {}

    static void check(int line, Line content, Match match) {
        List<Event> events = match.past().events();
        List<Score> scores =
                last(events, Event.RoundScored.class)
                        .orElseThrow(
                                () ->
                                        Tokens.flaw(
                                                line,
                                                "PLAY-6",
                                                "record.round-not-over",
                                                match.round()))
                        .scores();
        switch (content) {
            case Line.Left(var player, var cards) -> left(line, player, cards, events);
            case Line.Out(var places) ->
                    same(line, "PLAY-5", places, scores.stream().map(Score::player).toList());
            case Line.Score(var points) -> scored(line, points, scores);
            case Line.Order(var order) ->
                    same(line, Replayer.rankRule(match.rules()), order, next(events));
            case Line.Total(var points) -> totals(line, points, match);
            default -> throw new IllegalArgumentException("Not a check: " + content);
        }
    }

    private static <E extends Event> Optional<E> last(List<Event> events, Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).reduce((_, last) -> last);
    }

    private static List<Player> next(List<Event> events) {
        return last(events, Event.PositionsTaken.class).orElseThrow().order();
    }

    private static void left(int line, Player player, Cards cards, List<Event> events) {
        var left = last(events, Event.LeftWith.class).orElseThrow();
        boolean same = player.equals(left.player()) && cards.equals(new Cards.Open(left.cards()));
        if (!same) {
            throw Tokens.flaw(line, "PLAY-6", "record.left", left.player(), left.cards());
        }
    }

    private static void same(int line, String rule, List<Player> claimed, List<Player> actual) {
        if (!claimed.equals(actual)) {
            throw Tokens.flaw(line, rule, "record.order", RoundReplay.spaced(actual));
        }
    }

    private static void scored(int line, List<Line.Points> claimed, List<Score> actual) {
        long people = claimed.stream().map(Line.Points::player).distinct().count();
        if (people != claimed.size() || people != actual.size()) {
            throw Tokens.flaw(line, "SCORE-1", "record.score-people");
        }
        for (Line.Points points : claimed) {
            Score score =
                    actual.stream()
                            .filter(one -> one.player().equals(points.player()))
                            .findFirst()
                            .orElseThrow(() -> Tokens.flaw(line, "SCORE-1", "record.score-people"));
            if (score.points() != points.points()) {
                throw Tokens.flaw(line, "SCORE-1", "record.score", score.player(), score.points());
            }
            if (score.bonus() != points.bonus()) {
                throw Tokens.flaw(line, "SCORE-2", "record.bonus", score.player(), score.bonus());
            }
        }
    }

    private static void totals(int line, List<Line.Points> claimed, Match match) {
        var left = new TreeMap<>(match.scores());
        for (Line.Points points : claimed) {
            Integer total = left.remove(points.player());
            if (total == null) {
                throw Tokens.flaw(line, "SCORE-1", "record.score-people");
            }
            if (points.bonus() != 0 || total != points.points()) {
                throw Tokens.flaw(line, "SCORE-1", "record.total", points.player(), total);
            }
        }
        if (!left.isEmpty()) {
            throw Tokens.flaw(line, "SCORE-1", "record.score-people");
        }
    }
}
