package dalmuti.table.game;

import dalmuti.bots.hints.Adviser;
import dalmuti.bots.roster.Advisers;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.GrapplesJson;
import dalmuti.wire.table.Picture;

import grapples.Choice;
import grapples.Event;
import grapples.Follower;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.Phase;
import grapples.Standing;
import grapples.View;

import java.util.List;
import java.util.function.Function;

/// Grapples at a table of the server.
public record GrapplesAtTable(Grapples rules) implements GameAtTable<Match, Choice, Event, View> {

    private static final Roster<View, Choice> ROSTER = Roster.grapples();
    private static final GrapplesJson JSON = new GrapplesJson();

    public static GrapplesAtTable of(String rules) {
        return new GrapplesAtTable(new Grapples(Options.of(rules)));
    }

    @Override
    public GameJson<Choice, Event, View> json() {
        return JSON;
    }

    @Override
    public int most() {
        return Grapples.MOST;
    }

    @Override
    public List<Event> told(Match match, Viewer viewer) {
        return rules.view(match, viewer).told();
    }

    @Override
    public Match now(Match match) {
        return match.withoutPast();
    }

    /// What is to be expected follows from everything that was told (G-SEE-3).
    @Override
    public Function<Match, Picture> eyes(Viewer viewer) {
        var follower = new Follower(viewer);
        return match -> JSON.own(rules.view(now(match), viewer), follower.outlook(match));
    }

    @Override
    public boolean begins(Match match, Choice choice) {
        return match.phase() instanceof Phase.Drawing(var rounds) && rounds.isEmpty();
    }

    @Override
    public Entry.Base keep(Match match) {
        return match.game() == 1
                ? new Entry.Base.Start()
                : new Entry.Base.BeforeGame(
                        match.game(), match.standing().won(), match.standing().grapples());
    }

    @Override
    public Match resume(Entry.Base base, int players) {
        return switch (base) {
            case Entry.Base.BeforeGame(int number, var won, var grapples) ->
                    rules.resume(number, new Standing(won, grapples));
            case Entry.Base.Start _ -> rules.start(players);
            case Entry.Base.BeforeRound _ -> throw new IllegalArgumentException("Another game");
        };
    }

    @Override
    public int round(Match match) {
        return match.game();
    }

    @Override
    public boolean isBetweenRounds(Match match) {
        return match.game() > 1
                && match.phase() instanceof Phase.Drawing(var rounds)
                && rounds.isEmpty();
    }

    @Override
    public List<Player> order(Match match) {
        return match.players();
    }

    @Override
    public Roster<View, Choice> roster() {
        return ROSTER;
    }

    @Override
    public Adviser<View, Choice> adviser() {
        return Advisers.grapples();
    }
}
