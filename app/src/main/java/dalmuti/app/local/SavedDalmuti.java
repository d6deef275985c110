package dalmuti.app.local;

import dalmuti.Dalmuti;
import dalmuti.Deed;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.app.screen.DalmutiScreens;
import dalmuti.app.screen.Screens;
import dalmuti.app.story.Teller;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordWriter;

import java.util.List;
import java.util.Map;

/// A match of The Great Dalmuti that is kept.
public record SavedDalmuti(MatchRecord saved) implements SavedMatch<Match, Move, Event, View> {

    @Override
    public Game<Match, Move, Event, View> game() {
        return new Dalmuti(saved.start().rules());
    }

    @Override
    public Match start() {
        return saved.start();
    }

    @Override
    public List<Made<Move>> made() {
        return saved.deeds().stream().map(deed -> new Made<>(deed.actor(), deed.move())).toList();
    }

    @Override
    public Match end() {
        return saved.end();
    }

    @Override
    public Map<Player, String> names() {
        return saved.names();
    }

    @Override
    public String rules() {
        return saved.start().rules().toString();
    }

    @Override
    public Screens<Move, Event, View> screens(Teller teller) {
        return new DalmutiScreens(teller);
    }

    @Override
    public String record(List<Made<Move>> moves) {
        return RecordWriter.write(
                new MatchRecord(
                        saved.names(),
                        saved.keeper(),
                        saved.tags(),
                        saved.start(),
                        moves.stream().map(made -> new Deed(made.actor(), made.move())).toList(),
                        saved.proofs()));
    }
}
