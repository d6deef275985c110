package dalmuti.app.remote.seat;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.app.play.Commentary;
import dalmuti.app.play.DalmutiCommentary;
import dalmuti.app.play.DalmutiDesk;
import dalmuti.app.play.Desk;
import dalmuti.app.story.Beats;
import dalmuti.app.story.DalmutiStory;
import dalmuti.app.story.People;
import dalmuti.app.story.Teller;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.roster.Advisers;
import dalmuti.contract.Player;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.GameJson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The Great Dalmuti.
public record DalmutiScreens(Teller teller) implements Screens<Move, Event, View> {

    @Override
    public GameJson<Move, Event, View> json() {
        return new DalmutiJson();
    }

    @Override
    public Desk<View, Move> desk(People people) {
        return new DalmutiDesk(people, teller);
    }

    @Override
    public Adviser<View, Move> adviser() {
        return Advisers.dalmuti();
    }

    @Override
    public Commentary<Event> commentary(View view, People people) {
        return new DalmutiCommentary(people, teller, before(view));
    }

    /// Everybody's points when the round began.
    private static Map<Player, Integer> before(View view) {
        var scores = new TreeMap<>(view.scores());
        for (Event event : view.told()) {
            if (event instanceof Event.RoundScored(var brought)) {
                brought.forEach(it -> scores.merge(it.player(), -it.total(), Integer::sum));
            }
        }
        return scores;
    }

    @Override
    public List<Event> told(View view) {
        return view.told();
    }

    @Override
    public List<String> head(View view, People people) {
        var beats = new Beats(teller.ink());
        DalmutiStory.head(beats, view.rules(), people, teller, Optional.empty());
        return beats.taken();
    }
}
