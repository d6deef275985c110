package dalmuti.app.play;

import dalmuti.app.story.Beats;
import dalmuti.app.story.GrapplesStory;
import dalmuti.app.story.People;
import dalmuti.app.story.Teller;
import dalmuti.contract.Game;
import dalmuti.contract.Viewer;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.View;

import java.util.List;
import java.util.Optional;

/// Grapples at a terminal.
///
/// @param before what was played before somebody came back to it; without moves at first
public record GrapplesHost(GrapplesRecord.Full before, Teller teller)
        implements Host<Match, Choice, Event, View> {

    @Override
    public Game<Match, Choice, Event, View> game() {
        return new Grapples(before.options());
    }

    @Override
    public Match start() {
        return game().start(before.players().size());
    }

    @Override
    public List<Made<Choice>> made() {
        return before.steps().stream().map(step -> new Made<>(step.actor(), step.move())).toList();
    }

    @Override
    public People people() {
        return new People(GrapplesStory.names(before.players()), teller.words());
    }

    @Override
    public List<String> head(Optional<Viewer> as) {
        var beats = new Beats(teller.ink());
        GrapplesStory.head(beats, before.options(), people(), teller, as);
        return beats.taken();
    }

    @Override
    public Commentary<Event> commentary() {
        return new GrapplesCommentary(people(), teller);
    }

    @Override
    public Desk<View, Choice> desk() {
        return new GrapplesDesk(people(), teller);
    }

    @Override
    public boolean endsRound(Event event) {
        return event instanceof Event.GameEnded;
    }

    @Override
    public String record(List<Made<Choice>> made) {
        return GrapplesWriter.write(
                new GrapplesRecord.Full(
                        before.options(),
                        before.players(),
                        made.stream().map(Made::move).toList()));
    }
}
