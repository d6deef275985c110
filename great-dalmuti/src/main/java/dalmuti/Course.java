package dalmuti;

import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.decrees.Decree;
import dalmuti.decrees.Law;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A match in the middle of a move: what it is becoming, and what has happened on the way.
final class Course {

    private final Match before;
    private final List<Event> events = new ArrayList<>(4);
    private int round;
    private List<Player> order;
    private Map<Player, Integer> scores;
    private Map<Player, Integer> coins;
    private Optional<Decree> decree;
    private Phase phase;
    private Past past;

    Course(Match before) {
        this.before = before;
        round = before.round();
        order = before.order();
        scores = before.scores();
        coins = before.coins();
        decree = before.decree();
        phase = before.phase();
        past = before.past();
    }

    Rules rules() {
        return before.rules();
    }

    /// What holds in this round.
    Law law() {
        return new Law(before.rules(), decree);
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

    Map<Player, Integer> coins() {
        return coins;
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

    void pay(Map<Player, Integer> everybody) {
        coins = Map.copyOf(everybody);
    }

    void proclaim(Optional<Decree> proclaimed) {
        decree = proclaimed;
    }

    void forget() {
        past = new Past.Fresh();
    }

    void nextRound() {
        round++;
        decree = Optional.empty(); // DEC-4
    }

    /// The match as it stands now.
    Match match() {
        return new Match(before.rules(), round, order, scores, coins, decree, phase, past);
    }

    Verdict<Match, Event> accepted() {
        return new Verdict.Accepted<>(match(), events);
    }
}
