package dalmuti;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;

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
    public void make(Actor actor, Move move, Course course) {
        throw new IllegalStateException("The match is over");
    }
}
