package dalmuti.app.story;

import dalmuti.app.print.Width;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The beginning of a story: by which rules, who plays, and through whose eyes.
record Head(StoryWriter beats, TextStyle style, People people) {

    private static final String GAP = "  ";

    void write(String title, String preset, List<String> changes, Optional<Viewer> as) {
        beats.begin(title);
        line("story.rules", preset);
        changes.forEach(change -> beats.say(" ".repeat(width()), change));
        line("story.players", people.everybody());
        as.ifPresent(viewer -> line("story.seen-by", name(viewer)));
    }

    private String name(Viewer viewer) {
        return switch (viewer) {
            case Player player -> style.say("story.eyes-of-player", people.name(player));
            case Onlooker _ -> style.say("story.eyes-of-onlooker");
        };
    }

    private void line(String key, String text) {
        beats.say(Width.padded(style.say(key), width()), text);
    }

    private int width() {
        return GAP.length()
                + Stream.of("story.rules", "story.players", "story.seen-by")
                        .mapToInt(key -> Width.of(style.say(key)))
                        .max()
                        .orElseThrow();
    }
}
