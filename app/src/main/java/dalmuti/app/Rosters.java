package dalmuti.app;

import dalmuti.app.play.Opponents;
import dalmuti.bots.roster.Roster;

import grapples.Choice;
import grapples.View;

/// The bots of both games.
final class Rosters {

    private Rosters() {}

    static Opponents<dalmuti.View, dalmuti.Move> dalmuti() {
        return new Opponents<>(Roster.dalmuti());
    }

    static Opponents<View, Choice> grapples() {
        return new Opponents<>(
                new Roster<>(java.util.Map.of("random", new dalmuti.bots.RandomBot<>())));
    }
}
