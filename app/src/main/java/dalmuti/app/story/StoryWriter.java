package dalmuti.app.story;

import dalmuti.app.print.Ink;
import dalmuti.app.print.Paragraph;

import java.util.ArrayList;
import java.util.List;

/// Collects the lines of a story and parts them into beats.
public final class StoryWriter {

    private static final String INDENT = "  ";

    private final Ink ink;
    private final List<StoryPart> done = new ArrayList<>();
    private List<String> lines = new ArrayList<>();
    private String title = "";
    private int round;

    public StoryWriter(Ink ink) {
        this.ink = ink;
    }

    List<StoryPart> all() {
        close();
        return List.copyOf(done);
    }

    /// Takes out what was written since the last time, for a story that is told while it happens.
    /// What comes next still belongs to the beat that was begun last.
    public List<String> taken() {
        var taken = new ArrayList<String>();
        done.forEach(beat -> add(taken, beat.lines()));
        add(taken, lines);
        done.clear();
        lines = new ArrayList<>();
        return taken;
    }

    /// A heading is the only line without an indent, and has an empty line above it.
    private static void add(List<String> taken, List<String> more) {
        for (String line : more) {
            if (!line.startsWith(INDENT)) {
                taken.add("");
            }
            taken.add(line);
        }
    }

    public void round(int number) {
        if (number != round) {
            close();
            round = number;
        }
    }

    /// Begins a beat, unless the one that was begun last has the same title.
    public void begin(String nextTitle) {
        if (!title.equals(nextTitle)) {
            close();
            title = nextTitle;
            lines.add(ink.heading(nextTitle));
        }
    }

    public void say(String sentence) {
        lines.addAll(Paragraph.lines(INDENT, sentence, 3 * INDENT.length()));
    }

    /// A sentence whose continuation lines stand under its second part.
    void say(String beginning, String rest) {
        lines.addAll(Paragraph.lines(INDENT + beginning, rest));
    }

    /// A line that is never broken, for colours would be broken with it.
    void colored(String line) {
        lines.add(INDENT + Paragraph.plain(line));
    }

    void all(List<String> more) {
        more.forEach(line -> lines.add(INDENT + line));
    }

    private void close() {
        if (!lines.isEmpty()) {
            done.add(new StoryPart(round, lines));
        }
        lines = new ArrayList<>();
        title = "";
    }
}
