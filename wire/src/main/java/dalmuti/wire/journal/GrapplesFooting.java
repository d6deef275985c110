package dalmuti.wire.journal;

import dalmuti.wire.form.Form;
import dalmuti.wire.form.Mapped;
import dalmuti.wire.form.OptionsForm;
import dalmuti.wire.form.Source;
import dalmuti.wire.form.Vocabulary;

import grapples.Event;
import grapples.Match;
import grapples.Options;
import grapples.Past;
import grapples.Phase;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// A match of Grapples before the deck of a game is shuffled.
public final class GrapplesFooting implements Footing<Match> {

    private static final Form<Match> FORM = form();

    public GrapplesFooting() {}

    private static Form<Match> form() {
        var vocabulary =
                new Vocabulary()
                        .with(Options.class, new OptionsForm())
                        .kinds(Event.class, "event")
                        .kinds(Phase.class, "phase", phases());
        var past =
                new Mapped<>(
                        vocabulary.runs(Event.class, 1),
                        Past::events,
                        events -> new Past.Fresh().and(events));
        return vocabulary.with(Past.class, past).form(Match.class);
    }

    private static SequencedMap<String, Class<?>> phases() {
        var phases = new LinkedHashMap<String, Class<?>>();
        phases.put("drawing", Phase.Drawing.class);
        phases.put("shufflingDeck", Phase.ShufflingDeck.class);
        phases.put("over", Phase.Over.class);
        return phases;
    }

    @Override
    public String write(Match match) {
        return FORM.write(match);
    }

    @Override
    public Match read(String json) {
        return Source.read(FORM, json, Entries.LONGEST);
    }
}
