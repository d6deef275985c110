package dalmuti.app.play;

import dalmuti.Dalmuti;
import dalmuti.Deed;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.app.story.Beats;
import dalmuti.app.story.DalmutiStory;
import dalmuti.app.story.People;
import dalmuti.app.story.Teller;
import dalmuti.contract.Game;
import dalmuti.contract.Viewer;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordWriter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The Great Dalmuti at a terminal.
///
/// @param before what was played before somebody came back to it; without moves at first
public record DalmutiHost(MatchRecord before, Teller teller)
        implements Host<Match, Move, Event, View> {

    @Override
    public Game<Match, Move, Event, View> game() {
        return new Dalmuti(before.start().rules());
    }

    @Override
    public Match start() {
        return before.start();
    }

    @Override
    public List<Made<Move>> made() {
        return before.deeds().stream().map(deed -> new Made<>(deed.actor(), deed.move())).toList();
    }

    @Override
    public People people() {
        return new People(before.names(), teller.words());
    }

    @Override
    public List<String> head(Optional<Viewer> as) {
        var beats = new Beats(teller.ink());
        DalmutiStory.head(beats, before.start().rules(), people(), teller, as);
        return beats.taken();
    }

    @Override
    public Commentary<Event> commentary() {
        return new DalmutiCommentary(people(), teller, before.start().scores());
    }

    @Override
    public Desk<View, Move> desk() {
        return new DalmutiDesk(people(), teller);
    }

    @Override
    public boolean endsRound(Event event) {
        return event instanceof Event.RoundScored;
    }

    @Override
    public String record(List<Made<Move>> made) {
        var deeds = new ArrayList<Deed>();
        made.forEach(move -> deeds.add(new Deed(move.actor(), move.move())));
        return RecordWriter.write(
                new MatchRecord(
                        before.names(),
                        before.keeper(),
                        before.tags(),
                        before.start(),
                        deeds,
                        before.proofs()));
    }
}
