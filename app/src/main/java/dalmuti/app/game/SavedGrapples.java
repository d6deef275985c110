package dalmuti.app.game;

import dalmuti.app.story.GrapplesStory;
import dalmuti.app.story.StoryPart;
import dalmuti.app.story.TextStyle;
import dalmuti.bots.grapples.GrapplesAdviser;
import dalmuti.bots.review.GrapplesLedger;
import dalmuti.bots.review.Reviewer;
import dalmuti.contract.Deed;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Viewer;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.View;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A match of Grapples that is kept.
public record SavedGrapples(GrapplesRecord saved)
        implements SavedMatch<Match, Choice, Event, View> {

    private static final int WORLDS = 60;

    @Override
    public Optional<Viewer> seenBy() {
        return saved instanceof GrapplesRecord.Seen seen
                ? Optional.of(seen.viewer())
                : Optional.empty();
    }

    @Override
    public Map<Player, String> names() {
        return GrapplesStory.names(saved.players());
    }

    @Override
    public List<StoryPart> story(Optional<Viewer> as, TextStyle style) {
        return GrapplesStory.of(saved, as, style);
    }

    @Override
    public GameAtTerminal<Choice, Event, View> atTerminal() {
        return GameAtTerminal.grapples();
    }

    @Override
    public Game<Match, Choice, Event, View> game() {
        return new Grapples(saved.options());
    }

    @Override
    public Match start() {
        return game().start(saved.players().size());
    }

    @Override
    public List<Deed<Choice>> made() {
        if (!(saved instanceof GrapplesRecord.Full full)) {
            throw new IllegalStateException("Not a whole record");
        }
        return full.steps().stream().map(Step::deed).toList();
    }

    @Override
    public String rules() {
        return saved.options().toString();
    }

    @Override
    public Reviewer<Match, Choice, Event, View> reviewer(Optional<Integer> worlds) {
        return new Reviewer<>(
                game(), new GrapplesLedger(), new GrapplesAdviser(worlds.orElse(WORLDS)));
    }

    @Override
    public String record(Map<Player, String> names, List<Deed<Choice>> moves) {
        List<Choice> choices = moves.stream().map(Deed::move).toList();
        return GrapplesWriter.write(
                new GrapplesRecord.Full(saved.options(), saved.players(), choices));
    }
}
