package dalmuti.bots.roster;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.grapples.GrapplesAdviser;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.net.Foresight;
import dalmuti.bots.search.DalmutiAdviser;
import dalmuti.bots.sense.Goal;

import grapples.Choice;

/// Those who give hints, quick enough to be asked at the table.
public final class Advisers {

    private static final int WORLDS = 200;

    private Advisers() {}

    public static Adviser<View, Move> dalmuti() {
        return new DalmutiAdviser(Foresight.shipped(Goal.MATCH));
    }

    public static Adviser<grapples.View, Choice> grapples() {
        return new GrapplesAdviser(WORLDS);
    }
}
