package dalmuti.wire.playback;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.wire.rest.Piece;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.table.Picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Pictures one after another, of which only what has changed is told.
final class Frames {

    private final List<Playback.Step> steps = new ArrayList<>();
    private Map<String, Piece> start = Map.of();
    private Picture shown = Picture.EMPTY;
    private boolean begun;

    /// The picture before the first step.
    void begin(Picture picture) {
        begun = true;
        start = changed(picture);
    }

    boolean haveBegun() {
        return begun;
    }

    /// That there is such a round.
    void check(int round) {
        if (!begun) {
            throw new RefusedException(Refusal.of("round", "wire.no-round", round));
        }
    }

    void step(List<String> told, Picture picture) {
        steps.add(new Playback.Step(told.stream().map(Piece::new).toList(), changed(picture)));
    }

    private Map<String, Piece> changed(Picture picture) {
        var changed = new LinkedHashMap<String, Piece>();
        picture.since(shown).forEach((name, text) -> changed.put(name, new Piece(text)));
        shown = picture;
        return changed;
    }

    Map<String, Piece> start() {
        return start;
    }

    List<Playback.Step> steps() {
        return steps;
    }
}
