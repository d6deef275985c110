package dalmuti.app.story;

import dalmuti.Event;
import dalmuti.contract.Viewer;
import dalmuti.notation.MatchRecord;
import dalmuti.options.Option;
import dalmuti.options.Rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A match of The Great Dalmuti, told.
public final class DalmutiStory {

    private DalmutiStory() {}

    static List<StoryPart> of(MatchRecord record, Optional<Viewer> as, TextStyle style) {
        var people = new People(record.names(), style.words());
        var beats = new StoryWriter(style.ink());
        head(beats, record.start().rules(), people, style, as);
        var start = record.start();
        var narrator = new Narrator(beats, people, style, start.rules().scoring(), start.scores());
        Stream.concat(
                        record.start().past().events().stream(),
                        record.steps().stream().flatMap(step -> step.events().stream()))
                .flatMap(event -> told(event, as))
                .forEach(narrator::tell);
        narrator.finish();
        return beats.all();
    }

    private static Stream<Event> told(Event event, Optional<Viewer> as) {
        return as.map(viewer -> event.toldTo(viewer).stream()).orElse(Stream.of(event));
    }

    /// By which rules, who plays, and through whose eyes.
    public static void head(
            StoryWriter beats, Rules rules, People people, TextStyle style, Optional<Viewer> as) {
        new Head(beats, style, people)
                .write(
                        style.say("story.the-game"),
                        rules.preset().toString(),
                        rules.changed().stream()
                                .map(option -> changed(option, rules, style))
                                .toList(),
                        as);
    }

    private static String changed(Option option, Rules rules, TextStyle style) {
        return style.say(
                "story.changed",
                option.spelling(),
                option.of(rules),
                option.of(rules.preset().rules()),
                option.rule());
    }
}
