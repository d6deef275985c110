package dalmuti.table.result;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.court.Standing;
import dalmuti.fairness.FairDeck;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.Proof;
import dalmuti.notation.RecordWriter;
import dalmuti.table.result.MatchResult.Part;
import dalmuti.table.result.MatchResult.Presence;
import dalmuti.wire.journal.Entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// A match of The Great Dalmuti, told from its entries.
public final class DalmutiResult {

    private final MatchPlayers players;
    private final Match start;
    private final List<Deed<Move>> deeds = new ArrayList<>();
    private final List<String> places = new ArrayList<>();
    private final Map<Integer, String> seeds = new HashMap<>();
    private final Map<Integer, Map<Player, String>> numbers = new HashMap<>();

    private DalmutiResult(Entry.Started started, Match start) {
        players = new MatchPlayers(started);
        this.start = start;
    }

    /// @param start what its first entry begins with
    public static MatchResult of(MatchResult.Source source, Match start) {
        var telling = new DalmutiResult((Entry.Started) source.entries().getFirst(), start);
        source.entries().stream().skip(1).forEach(telling::note);
        return telling.result();
    }

    private void note(Entry entry) {
        players.note(entry);
        switch (entry) {
            case Entry.Did(var by, var move, _, _) -> did(new Deed<>(by, (Move) move));
            case Entry.Committed(int round, var seed) -> {
                seeds.put(round, seed);
                numbers.put(round, new HashMap<>());
            }
            case Entry.Took(_, _, int place, _) -> places.add(String.valueOf(place));
            case Entry.Revealed(int round, var by, var number) ->
                    numbers.computeIfAbsent(round, _ -> new HashMap<>()).put(by, number);
            default -> {}
        }
    }

    private void did(Deed<Move> deed) {
        deeds.add(deed);
        if (deed.move() instanceof Move.Join) {
            players.joined();
        }
    }

    private MatchResult result() {
        var steps = MatchRecord.of(Map.of(), start, deeds).steps();
        Match end = steps.isEmpty() ? start : steps.getLast().after();
        var record = new MatchRecord(names(), null, tags(), start, deeds, proofs(steps));
        var tally = new DalmutiTally(steps);
        List<Part> parts = Standing.of(end).stream().map(it -> part(it, tally)).toList(); // SCORE-3
        return new MatchResult(tally.rounds(), RecordWriter.write(record), parts);
    }

    private Map<String, String> tags() { // DRAW-5
        return places.isEmpty() ? Map.of() : Map.of(MatchRecord.PLACES, String.join(" ", places));
    }

    private Map<Player, String> names() {
        var names = new HashMap<Player, String>();
        players.all().forEach(it -> names.put(new Player(names.size()), MatchPlayers.name(it)));
        return names;
    }

    /// Of the rounds that were dealt: a commitment to a round that never came proves nothing.
    private Map<Integer, Proof> proofs(List<Step<Match, Move, Event>> steps) { // REC-8
        return steps.stream()
                .filter(step -> step.move() instanceof Move.Shuffle)
                .map(step -> step.before().round())
                .distinct()
                .filter(seeds::containsKey)
                .collect(Collectors.toMap(round -> round, this::proof));
    }

    private Proof proof(int round) {
        String seed = seeds.getOrDefault(round, "");
        return new Proof(FairDeck.commitment(seed), numbers.getOrDefault(round, Map.of()), seed);
    }

    private Part part(Standing standing, DalmutiTally tally) {
        Player player = standing.player();
        return new Part(
                player,
                players.all().get(player.index()),
                player.index() < players.starters()
                        ? Presence.FROM_THE_START
                        : Presence.JOINED_LATER,
                standing.place(),
                standing.points(),
                players.moves(player),
                players.stoodIn(player),
                tally.of(player));
    }
}
