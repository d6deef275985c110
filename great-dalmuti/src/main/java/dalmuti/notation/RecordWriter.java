package dalmuti.notation;

import dalmuti.Decrees;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes records.
public final class RecordWriter {

    private RecordWriter() {}

    /// The whole record; or, of a record that was kept by one viewer, what they kept.
    public static String write(MatchRecord record) {
        return record.seenBy()
                .map(viewer -> write(record, viewer))
                .orElseGet(() -> text(record, Stream::of));
    }

    /// The record as one viewer may keep it.
    public static String write(MatchRecord record, Viewer viewer) {
        var kept =
                new MatchRecord(
                        record.names(),
                        viewer,
                        record.tags(),
                        record.start(),
                        record.deeds(),
                        Map.of());
        return text(kept, event -> event.toldTo(viewer).stream());
    }

    /// The record that a viewer may have now: the whole one once the match is over.
    public static String open(MatchRecord record, Viewer viewer) { // SEE-2
        return record.end().over() ? write(record) : write(record, viewer);
    }

    private static String text(MatchRecord record, Function<Event, Stream<Event>> telling) {
        List<Event> events = events(record).stream().flatMap(telling).toList();
        var chronicler = new BodyWriter(record);
        events.forEach(chronicler::write);
        return head(record) + scores(record.start()) + coins(record.start()) + chronicler.text();
    }

    private static List<Event> events(MatchRecord record) {
        var events = new ArrayList<>(record.start().past().events());
        record.steps().forEach(step -> events.addAll(step.events()));
        return events;
    }

    private static String head(MatchRecord record) {
        var tags = new ArrayList<String>();
        tags.add("game dalmuti");
        tags.add("notation 1");
        tags.add("rules " + record.start().rules());
        tags.add("players " + players(record));
        record.seenBy().ifPresent(viewer -> tags.add("seen-by " + letter(viewer)));
        record.tags().forEach((name, content) -> tags.add((name + " " + content).strip()));
        return tags.stream().map(tag -> "[" + tag + "]").collect(Collectors.joining(" ")) + "\n";
    }

    private static String players(MatchRecord record) {
        return record.start().scores().keySet().stream()
                .sorted()
                .map(player -> Names.written(player, record.names()))
                .collect(Collectors.joining(" "));
    }

    static String letter(Viewer viewer) {
        return viewer instanceof Player player ? player.toString() : "-";
    }

    private static String scores(Match start) {
        if (start.scores().values().stream().allMatch(points -> points == 0)) {
            return "";
        }
        return counts("scores ", start.scores());
    }

    private static String coins(Match start) { // DEC-5
        return start.coins().equals(Decrees.firstCoins(start.rules(), start.order()))
                ? ""
                : counts("coins ", start.coins());
    }

    private static String counts(String word, Map<Player, Integer> counts) {
        return counts.keySet().stream()
                .sorted()
                .map(player -> player + " " + counts.get(player))
                .collect(Collectors.joining("  ", word, "\n"));
    }
}
