package dalmuti.app.story;

import dalmuti.Event;
import dalmuti.app.names.NameTable;
import dalmuti.app.names.Titles;
import dalmuti.app.print.Ink;
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

    /// The story as one viewer could tell it; as whoever knows all, where no viewer is given.
    public static List<Beat> of(MatchRecord record, Optional<Viewer> as, NameTable names, Ink ink) {
        var people = new People(record.names());
        var beats = new Beats(ink);
        head(beats, record, as, people);
        var narrator =
                new Narrator(
                        beats,
                        people,
                        new CardWords(names),
                        new Titles(names),
                        ink,
                        record.start().scores());
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

    private static void head(Beats beats, MatchRecord record, Optional<Viewer> as, People people) {
        Rules rules = record.start().rules();
        beats.begin("The Great Dalmuti");
        beats.say("rules    ", rules.preset().toString());
        for (Option option : rules.changed()) {
            beats.say(
                    "         ",
                    "%s=%s instead of %s (%s)"
                            .formatted(
                                    option.spelling(),
                                    option.of(rules),
                                    option.of(rules.preset().rules()),
                                    option.rule()));
        }
        beats.say("players  ", people.everybody());
        as.ifPresent(viewer -> beats.say("seen by  ", Eyes.name(viewer, people)));
    }
}
