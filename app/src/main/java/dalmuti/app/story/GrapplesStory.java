package dalmuti.app.story;

import dalmuti.app.print.Ink;
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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A match of Grapples, told turn by turn with what may be expected of the next card.
public final class GrapplesStory {

    private final Options options;
    private final Beats beats;
    private final People people;
    private final GrapplesSentences sentences;
    private final List<Event> told = new ArrayList<>();
    private int turn;

    private GrapplesStory(Options options, Beats beats, People people) {
        this.options = options;
        this.beats = beats;
        this.people = people;
        this.sentences = new GrapplesSentences(people);
    }

    /// The story as one viewer could tell it; as whoever knows all, where no viewer is given.
    public static List<Beat> of(GrapplesRecord record, Optional<Viewer> as, Ink ink) {
        var beats = new Beats(ink);
        var people = new People(names(record.players()));
        head(beats, record.options(), people, as);
        List<List<Event>> games = games(record, as);
        for (int game = 1; game <= games.size(); game++) {
            beats.round(game);
            new GrapplesStory(record.options(), beats, people).tell(game, games.get(game - 1));
        }
        return beats.all();
    }

    private static List<List<Event>> games(GrapplesRecord record, Optional<Viewer> as) {
        return record instanceof GrapplesRecord.Full full && as.isPresent()
                ? full.seenBy(as.get()).games()
                : record.games();
    }

    /// The names that a record has, by player.
    public static Map<Player, String> names(List<String> names) {
        return IntStream.range(0, names.size())
                .boxed()
                .collect(Collectors.toMap(Player::new, names::get));
    }

    private static void head(Beats beats, Options options, People people, Optional<Viewer> as) {
        beats.begin("Grapples");
        beats.say("rules    ", Options.PRESET);
        for (Option option : Option.values()) {
            if (!option.in(options).equals(option.standard())) {
                beats.say(
                        "         ",
                        "%s=%s instead of %s (%s)"
                                .formatted(
                                        option.spelling(),
                                        option.in(options),
                                        option.standard(),
                                        option.rule()));
            }
        }
        beats.say("players  ", people.everybody());
        as.ifPresent(viewer -> beats.say("seen by  ", Eyes.name(viewer, people)));
    }

    private void tell(int game, List<Event> events) {
        beats.begin("Game " + game);
        for (Event event : events) {
            if (event instanceof Event.TurnBegan) {
                outlook();
                turn++;
                beats.begin("Turn " + turn);
            } else if (event instanceof Event.GameEnded) {
                outlook();
                beats.begin("The end of the game");
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
        beats.say(
                "leads: %s with %s grapples"
                        .formatted(people.name(outlook.leader()), number(outlook.grapples())));
        if (!outlook.names().isEmpty()) {
            beats.say("next card: ", expected(outlook));
        }
    }

    private static String expected(Outlook outlook) {
        return outlook.names().entrySet().stream()
                .map(
                        entry ->
                                "%d × %s (%.0f%%)"
                                        .formatted(
                                                entry.getValue().left(),
                                                GrapplesSentences.name(entry.getKey()),
                                                100 * entry.getValue().next())
                                        .replace(" ", Paragraph.UNBREAKABLE_SPACE))
                .collect(
                        Collectors.joining(
                                ", ", "mean worth " + number(outlook.mean()) + "; left: ", ""));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value == Math.rint(value) ? "%.0f" : "%.2f", value);
    }
}
