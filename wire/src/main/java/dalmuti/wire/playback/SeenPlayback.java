package dalmuti.wire.playback;

import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.table.GrapplesJson;
import dalmuti.wire.table.Picture;

import grapples.Event;
import grapples.View;

import java.util.ArrayList;
import java.util.List;

/// A match of Grapples as somebody kept it. There are no states behind it, so every event is a step
/// and the picture is what follows from those that were told.
final class SeenPlayback {

    private static final GrapplesJson JSON = GrapplesPlayback.JSON;

    private final GrapplesRecord.Seen record;
    private final Frames frames;
    private final int number;
    private final SeenTable table;
    private final List<Event> told = new ArrayList<>();

    private SeenPlayback(GrapplesRecord.Seen record, Frames frames, int number) {
        this.record = record;
        this.frames = frames;
        this.number = number;
        table = new SeenTable(record.viewer(), record.players().size());
    }

    static List<Playback.Round> games(GrapplesRecord.Seen record, Frames frames, int wanted) {
        var games = new GrapplesGames(record.players().size());
        for (int number = 1; number <= record.games().size(); number++) {
            List<Event> events = record.games().get(number - 1);
            if (number == wanted) {
                new SeenPlayback(record, frames, number).play(events);
            }
            for (Event event : events) {
                games.note(number, List.of(event));
            }
        }
        return games.all();
    }

    private void play(List<Event> events) {
        frames.begin(picture());
        for (Event event : events) {
            told.add(event);
            table.note(event);
            frames.step(JSON.past(List.of(event)), picture());
        }
    }

    /// What others have reached is hidden.
    private Picture picture() {
        View view = table.view(record.options(), number, told);
        return JSON.picture(view)
                .without("standing")
                .and(GrapplesPlayback.grapples(view.knowledge(), record.players().size()));
    }
}
