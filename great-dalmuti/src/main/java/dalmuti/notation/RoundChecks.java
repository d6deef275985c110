package dalmuti.notation;

import dalmuti.Event;
import dalmuti.Event.Score;
import dalmuti.cards.Cards;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/// Compares what a record says about the end of a round with what the rules say.
record RoundChecks(Progress progress) { // REC-4

    void check(Line line) {
        int round = progress.match().round();
        List<Score> scores =
                last(Event.RoundScored.class)
                        .orElseThrow(() -> progress.flaw("PLAY-6", "record.round-not-over", round))
                        .scores();
        switch (line) {
            case Line.Left(var player, var cards) -> left(player, cards);
            case Line.Out(var places) ->
                    order("PLAY-5", places, scores.stream().map(Score::player).toList());
            case Line.Score _, Line.Total _ when progress.isWithoutPoints() ->
                    throw progress.noPoints();
            case Line.Score(var points) -> scored(points, scores);
            case Line.Order(var order) ->
                    order(
                            Replayer.rankRule(progress.match().rules()),
                            order,
                            last(Event.PositionsTaken.class).orElseThrow().order());
            case Line.Total(var points) -> totals(points);
            default -> throw new IllegalArgumentException("Not a check: " + line);
        }
    }

    private <E extends Event> Optional<E> last(Class<E> kind) {
        return progress.match().past().events().reversed().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst();
    }

    private void left(Player player, Cards cards) {
        var left = last(Event.LeftWith.class).orElseThrow();
        if (!player.equals(left.player()) || !cards.equals(new Cards.Open(left.cards()))) {
            throw progress.flaw("PLAY-6", "record.left", left.player(), left.cards());
        }
    }

    private void order(String rule, List<Player> claimed, List<Player> actual) {
        if (!claimed.equals(actual)) {
            throw progress.flaw(rule, "record.order", Names.letters(actual));
        }
    }

    private void scored(List<Line.Points> claimed, List<Score> actual) {
        var left = new TreeMap<Player, Score>();
        actual.forEach(score -> left.put(score.player(), score));
        long people = claimed.stream().map(Line.Points::player).distinct().count();
        if (people != claimed.size() || people != actual.size()) {
            throw wrongPeople();
        }
        for (Line.Points points : claimed) {
            Score score = left.get(points.player());
            if (score == null) {
                throw wrongPeople();
            }
            if (score.points() != points.points()) {
                throw progress.flaw("SCORE-1", "record.score", score.player(), score.points());
            }
            if (score.bonus() != points.bonus()) {
                throw progress.flaw("SCORE-2", "record.bonus", score.player(), score.bonus());
            }
        }
    }

    private void totals(List<Line.Points> claimed) {
        var left = new TreeMap<>(progress.match().scores());
        for (Line.Points points : claimed) {
            Integer total = left.remove(points.player());
            if (total == null) {
                throw wrongPeople();
            }
            if (points.bonus() != 0 || total != points.points()) {
                throw progress.flaw("SCORE-1", "record.total", points.player(), total);
            }
        }
        if (!left.isEmpty()) {
            throw wrongPeople();
        }
    }

    private FlawedRecordException wrongPeople() {
        return progress.flaw("SCORE-1", "record.score-people");
    }
}
