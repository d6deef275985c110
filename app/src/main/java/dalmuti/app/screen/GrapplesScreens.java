package dalmuti.app.screen;

import dalmuti.app.story.Beats;
import dalmuti.app.story.GrapplesStory;
import dalmuti.app.story.People;
import dalmuti.app.story.Teller;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.roster.Advisers;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.GrapplesJson;

import grapples.Choice;
import grapples.Event;
import grapples.View;

import java.util.List;
import java.util.Optional;

/// Grapples.
public record GrapplesScreens(Teller teller) implements Screens<Choice, Event, View> {

    @Override
    public GameJson<Choice, Event, View> json() {
        return new GrapplesJson();
    }

    @Override
    public Desk<View, Choice> desk(People people) {
        return new GrapplesDesk(people, teller);
    }

    @Override
    public Adviser<View, Choice> adviser() {
        return Advisers.grapples();
    }

    @Override
    public Commentary<Event> commentary(View view, People people) {
        return new GrapplesCommentary(people, teller);
    }

    @Override
    public List<Event> told(View view) {
        return view.told();
    }

    @Override
    public List<String> head(View view, People people) {
        var beats = new Beats(teller.ink());
        GrapplesStory.head(beats, view.options(), people, teller, Optional.empty());
        return beats.taken();
    }
}
