package dalmuti;

import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A match in the middle of a move: what it is becoming, and what has happened on the way.
final class Course {

    private final Match before;
    private final List<Event> events = new ArrayList<>(4);
    private int round;
    private List<Player> order;
    private Map<Player, Integer> scores;
    private Phase phase;
    private Past past;

    Course(Match before) {
        this.before = before;
        round = before.round();
        order = before.order();
        scores = before.scores();
        phase = before.phase();
        past = before.past();
    }

    Rules rules() {
        return before.rules();
    }

    int round() {
        return round;
    }

    List<Player> order() {
        return order;
    }

    Map<Player, Integer> scores() {
        return scores;
    }

    void happened(Event event) {
        events.add(event);
        past = new Past.After(past, event);
    }

    void enter(Phase next) {
        phase = next;
    }

    void seat(List<Player> positions) {
        order = List.copyOf(positions);
    }

    void score(Map<Player, Integer> points) {
        scores = Map.copyOf(points);
    }

    void forget() {
        past = new Past.Fresh();
    }

    void nextRound() {
        round++;
    }

    /// The match as it stands now.
    Match match() {
        return new Match(before.rules(), round, order, scores, phase, past);
    }

    Verdict<Match, Event> accepted() {
        return new Verdict.Accepted<>(match(), events);
    }
}
