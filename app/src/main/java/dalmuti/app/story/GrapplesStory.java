package dalmuti.app.story;

import dalmuti.app.print.Paragraph;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.wire.GrapplesRecord;

import grapples.Event;
import grapples.Knowledge;
import grapples.Option;
import grapples.Options;
import grapples.Outlook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// A match of Grapples, told turn by turn with what may be expected of the next card.
public final class GrapplesStory {

    private final Options options;
    private final StoryWriter beats;
    private final People people;
    private final TextStyle style;
    private final GrapplesSentences sentences;
    private final List<Event> told = new ArrayList<>();
    private int turn;

    private GrapplesStory(Options options, StoryWriter beats, People people, TextStyle style) {
        this.options = options;
        this.beats = beats;
        this.people = people;
        this.style = style;
        this.sentences = GrapplesSentences.of(people, style);
    }

    static List<StoryPart> of(
            GrapplesRecord record,
            Map<Player, String> names,
            Optional<Viewer> as,
            TextStyle style) {
        var beats = new StoryWriter(style.ink());
        var people = new People(names, style.words());
        head(beats, record.options(), people, style, as);
        List<List<Event>> games = games(record, as);
        for (int game = 1; game <= games.size(); game++) {
            beats.round(game);
            new GrapplesStory(record.options(), beats, people, style)
                    .tell(game, games.get(game - 1));
        }
        return beats.all();
    }

    private static List<List<Event>> games(GrapplesRecord record, Optional<Viewer> as) {
        return record instanceof GrapplesRecord.Full full && as.isPresent()
                ? full.seenBy(as.get()).games()
                : record.games();
    }

    /// By which rules, who plays, and through whose eyes.
    public static void head(
            StoryWriter beats,
            Options options,
            People people,
            TextStyle style,
            Optional<Viewer> as) {
        new Head(beats, style, people)
                .write(
                        style.say("story.grapples.the-game"),
                        Options.PRESET,
                        Arrays.stream(Option.values())
                                .filter(it -> !it.in(options).equals(it.standard()))
                                .map(option -> changed(option, options, style))
                                .toList(),
                        as);
    }

    private static String changed(Option option, Options options, TextStyle style) {
        return style.say(
                "story.changed",
                option.spelling(),
                option.in(options),
                option.standard(),
                option.rule());
    }

    private void tell(int game, List<Event> events) {
        beats.begin(style.say("story.grapples.game", game));
        for (Event event : events) {
            if (event instanceof Event.TurnBegan) {
                outlook();
                turn++;
                beats.begin(style.say("story.grapples.turn", turn));
            } else if (event instanceof Event.GameEnded) {
                outlook();
                beats.begin(style.say("story.grapples.end"));
            }
            told.add(event);
            sentences.of(event).ifPresent(beats::say);
        }
        if (!(events.getLast() instanceof Event.GameEnded)) {
            outlook();
        }
    }

    /// G-LOG-2, from what the viewer knows after a turn.
    private void outlook() {
        if (turn == 0) {
            return;
        }
        Outlook outlook = Knowledge.of(options, people.names().size(), told).outlook();
        beats.say(leader(outlook, people, style));
        if (!outlook.names().isEmpty()) {
            beats.say(style.say("story.grapples.next-card") + " ", expected(outlook, style));
        }
    }

    /// Who leads, as far as somebody knows.
    public static String leader(Outlook outlook, People people, TextStyle style) {
        return style.say(
                "story.grapples.leader", people.name(outlook.leader()), number(outlook.grapples()));
    }

    /// What the next card may be, `mean worth 1.4; left: 4 × ace (8%), ...`.
    public static String expected(Outlook outlook, TextStyle style) {
        var cards = new GrapplesCards(style.words());
        String left =
                outlook.names().entrySet().stream()
                        .map(
                                entry ->
                                        "%d × %s (%.0f%%)"
                                                .formatted(
                                                        entry.getValue().left(),
                                                        cards.name(entry.getKey()),
                                                        100 * entry.getValue().next())
                                                .replace(" ", Paragraph.UNBREAKABLE_SPACE))
                        .collect(Collectors.joining(", "));
        return style.say("story.grapples.expected", number(outlook.mean()), left);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value == Math.rint(value) ? "%.0f" : "%.2f", value);
    }
}
