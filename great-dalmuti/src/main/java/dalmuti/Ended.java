package dalmuti;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;

import java.util.List;

/// Nothing happens in a match that is over.
record Ended() implements Stage {

    @Override
    public String rule() {
        return "SCORE-3";
    }

    @Override
    public Awaiting awaiting() {
        return new Awaiting.Nothing();
    }

    @Override
    public List<Move> legal(Player player) {
        return List.of();
    }

    @Override
    public void make(Actor actor, Move move, Course course) {
        throw new IllegalStateException("The match is over");
    }
}
