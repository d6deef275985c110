package dalmuti.notation;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Viewer;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A match from some round on: where it starts and every move since. All else is derived.
///
/// @param names what people are called, of those who joined later too
/// @param keeper whose knowledge it was written from, or null for a whole one; what that viewer was
///   not shown is filled in somehow and means nothing
/// @param tags tags of the head that this format does not know, kept as they were
/// @param proofs by round, the lines that prove its deal
public record MatchRecord(
        Map<Player, String> names,
        @Nullable Viewer keeper,
        Map<String, String> tags,
        Match start,
        List<Deed<Move>> deeds,
        Map<Integer, Proof> proofs) {

    /// The tag with the places of the spread deck from which the first draw was made (DRAW-5).
    public static final String PLACES = "draw-places";

    public MatchRecord {
        names = Map.copyOf(names);
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        deeds = List.copyOf(deeds);
        proofs = Map.copyOf(proofs);
    }

    /// A match in the order of its moves, without anything else to keep.
    public static MatchRecord of(Map<Player, String> names, Match start, List<Deed<Move>> deeds) {
        return new MatchRecord(names, null, Map.of(), start, deeds, Map.of());
    }

    public Optional<Viewer> seenBy() {
        return Optional.ofNullable(keeper);
    }

    /// Every move with what came of it.
    public List<Step<Match, Move, Event>> steps() {
        return Step.all(new Dalmuti(start.rules()), start, deeds);
    }

    /// The match as the record leaves it.
    public Match end() {
        List<Step<Match, Move, Event>> steps = steps();
        return steps.isEmpty() ? start : steps.getLast().after();
    }
}
