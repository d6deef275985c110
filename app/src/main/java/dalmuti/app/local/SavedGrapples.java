package dalmuti.app.local;

import dalmuti.app.screen.GrapplesScreens;
import dalmuti.app.screen.Screens;
import dalmuti.app.story.GrapplesStory;
import dalmuti.app.story.Teller;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.Option;
import grapples.Options;
import grapples.View;

import java.util.List;
import java.util.Map;

/// A match of Grapples that is kept.
public record SavedGrapples(GrapplesRecord.Full saved)
        implements SavedMatch<Match, Choice, Event, View> {

    @Override
    public Game<Match, Choice, Event, View> game() {
        return new Grapples(saved.options());
    }

    @Override
    public Match start() {
        return game().start(saved.players().size());
    }

    @Override
    public List<Made<Choice>> made() {
        return saved.steps().stream().map(step -> new Made<>(step.actor(), step.move())).toList();
    }

    @Override
    public Match end() {
        var steps = saved.steps();
        return steps.isEmpty() ? start() : steps.getLast().after();
    }

    @Override
    public Map<Player, String> names() {
        return GrapplesStory.names(saved.players());
    }

    @Override
    public String rules() {
        return rules(saved.options());
    }

    /// The preset, and what is changed on top of it.
    public static String rules(Options options) {
        var text = new StringBuilder(Options.PRESET);
        for (Option option : Option.values()) {
            if (!option.in(options).equals(option.standard())) {
                text.append(' ').append(option.spelling()).append('=').append(option.in(options));
            }
        }
        return text.toString();
    }

    @Override
    public Screens<Choice, Event, View> screens(Teller teller) {
        return new GrapplesScreens(teller);
    }

    @Override
    public String record(List<Made<Choice>> moves) {
        return GrapplesWriter.write(
                new GrapplesRecord.Full(
                        saved.options(), saved.players(), moves.stream().map(Made::move).toList()));
    }
}
