package dalmuti.app.story;

import dalmuti.app.print.Width;
import dalmuti.contract.Viewer;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The beginning of a story: by which rules, who plays, and through whose eyes.
record Head(Beats beats, Teller teller, People people) {

    private static final String GAP = "  ";

    void write(String title, String preset, List<String> changes, Optional<Viewer> as) {
        beats.begin(title);
        line("story.rules", preset);
        changes.forEach(change -> beats.say(" ".repeat(width()), change));
        line("story.players", people.everybody());
        as.ifPresent(viewer -> line("story.seen-by", Eyes.name(viewer, people, teller)));
    }

    private void line(String key, String text) {
        beats.say(Width.padded(teller.say(key), width()), text);
    }

    private int width() {
        return GAP.length()
                + Stream.of("story.rules", "story.players", "story.seen-by")
                        .mapToInt(key -> Width.of(teller.say(key)))
                        .max()
                        .orElseThrow();
    }
}
