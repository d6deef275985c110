package dalmuti.notation;

import dalmuti.Event;
import dalmuti.Event.Score;
import dalmuti.Match;
import dalmuti.cards.Cards;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;

import java.util.List;
import java.util.Map;
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
                            held(progress.match(), Decree.FALL_FROM_GRACE)
                                    ? "DEC-4"
                                    : Replayer.rankRule(progress.match().rules()),
                            order,
                            last(Event.PositionsTaken.class).orElseThrow().order());
            case Line.Paid(var coins) -> coins(coins);
            case Line.Total(var points) -> totals(points);
            default -> throw new IllegalArgumentException("Not a check: " + line);
        }
    }

    /// Whether a decree held in the round that is being read, or has just ended.
    static boolean held(Match match, Decree decree) {
        return match.past().events().contains(new Event.Proclaimed(Optional.of(decree)));
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
            throw wrongPeople("SCORE-1");
        }
        for (Line.Points points : claimed) {
            Score score = left.get(points.player());
            if (score == null) {
                throw wrongPeople("SCORE-1");
            }
            if (score.points() != points.points()) {
                String rule = held(progress.match(), Decree.DOUBLE_STAKES) ? "DEC-4" : "SCORE-1";
                throw progress.flaw(rule, "record.score", score.player(), score.points());
            }
            if (score.bonus() != points.bonus()) {
                throw progress.flaw("SCORE-2", "record.bonus", score.player(), score.bonus());
            }
        }
    }

    private void totals(List<Line.Points> claimed) {
        compare(claimed, progress.match().scores(), "SCORE-1", "record.total");
    }

    private void coins(List<Line.Points> claimed) {
        if (!progress.match().rules().decrees()) {
            throw progress.flaw("DEC-1", "record.without-decrees");
        }
        compare(claimed, progress.match().coins(), "DEC-1", "record.coins");
    }

    private void compare(
            List<Line.Points> claimed, Map<Player, Integer> actual, String rule, String key) {
        var left = new TreeMap<>(actual);
        for (Line.Points points : claimed) {
            Integer total = left.remove(points.player());
            if (total == null) {
                throw wrongPeople(rule);
            }
            if (points.bonus() != 0 || total != points.points()) {
                throw progress.flaw(rule, key, points.player(), total);
            }
        }
        if (!left.isEmpty()) {
            throw wrongPeople(rule);
        }
    }

    private FlawedRecordException wrongPeople(String rule) {
        return progress.flaw(rule, "record.score-people");
    }
}
