package dalmuti.wire.playback;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.wire.rest.Piece;
import dalmuti.wire.rest.Playback;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Pictures one after another, of which only what has changed is told.
final class Frames {

    private static final String GONE = "null";

    private final Map<String, String> shown = new HashMap<>();
    private final List<Playback.Step> steps = new ArrayList<>();
    private Map<String, Piece> start = Map.of();
    private boolean begun;

    /// The picture before the first step.
    void begin(SequencedMap<String, String> parts) {
        begun = true;
        start = changed(parts);
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

    void step(List<String> told, SequencedMap<String, String> parts) {
        steps.add(new Playback.Step(told.stream().map(Piece::new).toList(), changed(parts)));
    }

    private Map<String, Piece> changed(SequencedMap<String, String> parts) {
        var changed = new LinkedHashMap<String, Piece>();
        parts.forEach(
                (name, part) -> {
                    if (!part.equals(shown.put(name, part))) {
                        changed.put(name, new Piece(part));
                    }
                });
        List<String> gone = shown.keySet().stream().filter(it -> !parts.containsKey(it)).toList();
        gone.forEach(
                name -> {
                    shown.remove(name);
                    changed.put(name, new Piece(GONE));
                });
        return changed;
    }

    Map<String, Piece> start() {
        return start;
    }

    List<Playback.Step> steps() {
        return steps;
    }
}
