package dalmuti.app.game;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.app.story.DalmutiStory;
import dalmuti.app.story.StoryPart;
import dalmuti.app.story.TextStyle;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.review.DalmutiLedger;
import dalmuti.bots.review.Reviewer;
import dalmuti.bots.roster.Advisers;
import dalmuti.bots.search.DalmutiAdviser;
import dalmuti.contract.Deed;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordWriter;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A match of The Great Dalmuti that is kept.
public record SavedDalmuti(MatchRecord saved) implements SavedMatch<Match, Move, Event, View> {

    @Override
    public Optional<Viewer> seenBy() {
        return saved.seenBy();
    }

    @Override
    public Map<Player, String> names() {
        return saved.names();
    }

    @Override
    public List<StoryPart> story(Optional<Viewer> as, TextStyle style) {
        return DalmutiStory.of(saved, as, style);
    }

    @Override
    public GameAtTerminal<Move, Event, View> atTerminal() {
        return GameAtTerminal.dalmuti();
    }

    @Override
    public Game<Match, Move, Event, View> game() {
        return new Dalmuti(saved.start().rules());
    }

    @Override
    public Match start() {
        return saved.start();
    }

    @Override
    public List<Deed<Move>> made() {
        return saved.deeds();
    }

    @Override
    public String rules() {
        return saved.start().rules().toString();
    }

    @Override
    public Reviewer<Match, Move, Event, View> reviewer(Optional<Integer> worlds) {
        Adviser<View, Move> adviser =
                worlds.<Adviser<View, Move>>map(DalmutiAdviser::new).orElseGet(Advisers::dalmuti);
        return new Reviewer<>(game(), new DalmutiLedger(), adviser);
    }

    @Override
    public String record(Map<Player, String> names, List<Deed<Move>> moves) {
        return RecordWriter.write(
                new MatchRecord(
                        names, saved.keeper(), saved.tags(), saved.start(), moves, saved.proofs()));
    }
}
