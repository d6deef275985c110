package dalmuti.wire.journal;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Past;
import dalmuti.Phase;
import dalmuti.options.Rules;
import dalmuti.wire.form.Form;
import dalmuti.wire.form.Mapped;
import dalmuti.wire.form.RulesForm;
import dalmuti.wire.form.Source;
import dalmuti.wire.form.Vocabulary;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// A match of The Great Dalmuti between two rounds, or before the first.
public final class DalmutiFooting implements Footing<Match> {

    private static final Form<Match> FORM = form();

    public DalmutiFooting() {}

    private static Form<Match> form() {
        var vocabulary =
                new Vocabulary()
                        .with(Rules.class, new RulesForm())
                        .kinds(Event.class, "event")
                        .kinds(Phase.class, "phase", phases());
        var past = new Mapped<>(vocabulary.runs(Event.class, 1), Past::events, Past::of);
        return vocabulary.with(Past.class, past).form(Match.class);
    }

    private static SequencedMap<String, Class<?>> phases() {
        var phases = new LinkedHashMap<String, Class<?>>();
        phases.put("drawing", Phase.Drawing.class);
        phases.put("shuffling", Phase.Shuffling.class);
        phases.put("seating", Phase.Seating.class);
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
