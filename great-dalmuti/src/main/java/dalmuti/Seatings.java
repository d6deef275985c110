package dalmuti;

import dalmuti.contract.Actor;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/// At a table of an odd number the Greater Dalmuti chooses the newcomer's place in the middle.
record Seatings(Match match, Phase.Seating phase) implements Stage.OfOne { // JOIN-1

    @Override
    public String rule() {
        return "JOIN-1";
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

    static void seat(Course course, Player newcomer, int position) {
        var order = new ArrayList<>(course.order());
        order.add(position - 1, newcomer);
        course.seat(order);
        var scores = new HashMap<>(course.scores());
        scores.put(newcomer, 0);
        course.score(scores);
        course.happened(new Event.Joined(newcomer, position));
        course.enter(new Phase.Shuffling(Phase.Doors.ENTERING));
    }
}
