package dalmuti;

import static dalmuti.Stage.refuse;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;

/// What the house may do, and only between two rounds: let people in and out, end the match.
record BetweenRounds(Match match) implements Stage {

    private static final String JOINING = "JOIN-1";
    private static final String LEAVING = "JOIN-2";

    @Override
    public String rule() {
        return JOINING;
    }

    @Override
    public Awaiting awaiting() {
        return new Awaiting.Nothing();
    }

    @Override
    public Optional<Refusal> objection(Actor actor, Move move) {
        return switch (move) {
            case Move.Join(var newcomer) -> unlessOpen(JOINING).or(() -> objectionTo(newcomer));
            case Move.Leave(var leaver) -> unlessOpen(LEAVING).or(() -> objectionToLeave(leaver));
            case Move.EndMatch() -> unlessOpen("SCORE-4");
            default -> misplaced(actor);
        };
    }

    private Optional<Refusal> unlessOpen(String rule) {
        return doors() == Phase.Doors.SHUT
                ? refuse(rule, "dalmuti.not-between-rounds")
                : Optional.empty();
    }

    private Phase.Doors doors() {
        return match.phase() instanceof Phase.Shuffling(var doors) ? doors : Phase.Doors.SHUT;
    }

    private Optional<Refusal> objectionTo(Player newcomer) {
        Player expected = new Player(1 + Collections.max(match.scores().keySet()).index());
        if (!newcomer.equals(expected)) {
            return refuse("REC-1", "dalmuti.next-letter", newcomer, expected);
        }
        return match.players() < Rules.MOST_PLAYERS
                ? Optional.empty()
                : Optional.of(Rules.wrongNumber(match.players() + 1));
    }

    private Optional<Refusal> objectionToLeave(Player leaver) {
        if (!match.order().contains(leaver)) {
            return refuse(LEAVING, "dalmuti.not-at-table", leaver);
        }
        return doors() == Phase.Doors.ENTERING
                ? refuse(JOINING, "dalmuti.leavers-first", leaver)
                : Optional.empty();
    }

    @Override
    public void make(Actor actor, Move move, Course course) {
        switch (move) {
            case Move.Join(var newcomer) -> let(newcomer, course);
            case Move.Leave(var leaver) -> remove(leaver, course);
            default -> Reckoning.end(course);
        }
    }

    private void let(Player newcomer, Course course) {
        int players = match.players();
        if (players % 2 == 0) {
            seat(course, newcomer, players / 2 + 1);
        } else {
            course.happened(new Event.Knocked(newcomer));
            course.enter(new Phase.Seating(newcomer));
        }
    }

    private void remove(Player leaver, Course course) {
        var order = new ArrayList<>(match.order());
        order.remove(leaver);
        course.seat(order);
        var coins = new HashMap<>(course.coins());
        coins.remove(leaver);
        course.pay(coins);
        course.happened(new Event.Left(leaver));
        if (order.size() < Rules.FEWEST_PLAYERS) {
            Reckoning.end(course);
        }
    }

    /// At a table of an odd number the Greater Dalmuti chooses the newcomer's place in the middle.
    record Seating(Match match, Phase.Seating phase) implements Stage.OfOne {

        @Override
        public String rule() {
            return JOINING;
        }

        @Override
        public Player decider() {
            return match.greaterDalmuti();
        }

        @Override
        public List<Move> legal(Player player) {
            int middle = (match.players() + 1) / 2;
            return List.of(new Move.SeatNewcomer(middle), new Move.SeatNewcomer(middle + 1));
        }

        @Override
        public void make(Actor actor, Move move, Course course) {
            seat(course, phase.newcomer(), ((Move.SeatNewcomer) move).position());
        }
    }

    private static void seat(Course course, Player newcomer, int position) {
        var order = new ArrayList<>(course.order());
        order.add(position - 1, newcomer);
        course.seat(order);
        var scores = new HashMap<>(course.scores());
        scores.put(newcomer, 0);
        course.score(scores);
        var coins = new HashMap<>(course.coins());
        coins.putAll(Decrees.firstCoins(course.rules(), List.of(newcomer)));
        course.pay(coins);
        course.happened(new Event.Joined(newcomer, position));
        course.enter(new Phase.Shuffling(Phase.Doors.ENTERING));
    }
}
