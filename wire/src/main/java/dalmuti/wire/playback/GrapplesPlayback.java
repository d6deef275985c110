package dalmuti.wire.playback;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.table.GrapplesJson;
import dalmuti.wire.table.Part;
import dalmuti.wire.table.PartValue;
import dalmuti.wire.table.Picture;

import grapples.Cards;
import grapples.Event;
import grapples.Knowledge;
import grapples.Match;
import grapples.View;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A recorded match of Grapples as steps, each with what may be expected of the next card
/// (G-LOG-2).
public final class GrapplesPlayback {

    static final GrapplesJson JSON = new GrapplesJson();

    private static final Part<List<Double>> GRAPPLES =
            new Part<>("grapples", new Codecs().list(Double.class));

    private GrapplesPlayback() {}

    /// One game. One that the record does not hold is a [dalmuti.contract.RefusedException].
    public static Playback of(GrapplesRecord record, PlaybackRequest reel) {
        int game = reel.round(1);
        var frames = new Frames();
        List<Playback.Round> games =
                switch (record) {
                    case GrapplesRecord.Full full -> new Whole(full, frames, game).games();
                    case GrapplesRecord.Seen seen -> SeenPlayback.games(seen, frames, game);
                };
        frames.check(game);
        return new Playback(
                JSON.game(),
                record.options().toString(),
                names(record),
                record instanceof GrapplesRecord.Seen seen
                        ? Optional.of(Letters.of(seen.viewer()))
                        : Optional.empty(),
                reel.records(),
                reel.record(),
                games,
                game,
                frames.start(),
                frames.steps());
    }

    private static Map<String, String> names(GrapplesRecord record) {
        var names = new LinkedHashMap<String, String>();
        for (String name : record.players()) {
            names.put(new Player(names.size()).toString(), name);
        }
        return names;
    }

    /// What everybody has or may be expected to have, by seat.
    static PartValue<List<Double>> grapples(Knowledge knowledge, int players) {
        var grapples = new ArrayList<Double>();
        for (int seat = 0; seat < players; seat++) {
            grapples.add(knowledge.grapples(new Player(seat)));
        }
        return GRAPPLES.of(grapples);
    }

    /// A match of which everything is known: all hands are open.
    private record Whole(GrapplesRecord.Full record, Frames frames, int game) {

        List<Playback.Round> games() {
            var games = new GrapplesGames(record.players().size());
            for (var step : record.steps()) {
                if (step.before().game() == game) {
                    if (!frames.haveBegun()) {
                        frames.begin(picture(step.before()));
                    }
                    frames.step(JSON.past(step.events()), picture(step.after()));
                }
                games.note(step.before().game(), step.events());
                games.stand(step.after().standing().grapples());
            }
            return games.all();
        }

        private Picture picture(Match match) {
            List<Event> told = match.past().events();
            var view =
                    new View(
                            match.options(),
                            Onlooker.ONLOOKER,
                            match.game(),
                            match.standing(),
                            match.table().deck().size(),
                            match.players().stream()
                                    .<Cards>map(it -> new Cards.Open(match.table().hand(it)))
                                    .toList(),
                            match.table().discarded(),
                            match.phase(),
                            told,
                            List.of());
            return JSON.picture(view).and(grapples(view.knowledge(), match.players().size()));
        }
    }
}
