package dalmuti.table.game;

import dalmuti.bots.grapples.GrapplesAdviser;
import dalmuti.bots.review.GrapplesLedger;
import dalmuti.bots.review.Reviewer;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Viewer;
import dalmuti.contract.WorkLimit;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;
import dalmuti.wire.playback.GrapplesPlayback;
import dalmuti.wire.playback.PlaybackRequest;
import dalmuti.wire.rest.Playback;

import grapples.Choice;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.View;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A match of Grapples that is kept.
public record KeptGrapples(GrapplesRecord saved) implements KeptMatch<Match, Choice, Event, View> {

    private static final int WORLDS = 60;

    @Override
    public Optional<Viewer> seenBy() {
        return saved instanceof GrapplesRecord.Seen seen
                ? Optional.of(seen.viewer())
                : Optional.empty();
    }

    @Override
    public Map<Player, String> names() {
        return IntStream.range(0, saved.players().size())
                .boxed()
                .collect(Collectors.toMap(Player::new, saved.players()::get));
    }

    @Override
    public String rules() {
        return saved.options().toString();
    }

    @Override
    public GrapplesAtTable game() {
        return new GrapplesAtTable(new Grapples(saved.options()));
    }

    @Override
    public Match start() {
        return game().rules().start(saved.players().size());
    }

    @Override
    public List<Deed<Choice>> deeds() {
        return switch (saved) {
            case GrapplesRecord.Full full -> full.steps().stream().map(Step::deed).toList();
            case GrapplesRecord.Seen _ -> throw new IllegalStateException("Not a whole record");
        };
    }

    @Override
    public Playback playback(PlaybackRequest request, WorkLimit limit) {
        return GrapplesPlayback.of(saved, request);
    }

    @Override
    public Reviewer<Match, Choice, Event, View> reviewer(Optional<Integer> worlds) {
        return new Reviewer<>(
                game().rules(), new GrapplesLedger(), new GrapplesAdviser(worlds.orElse(WORLDS)));
    }

    @Override
    public String record(Map<Player, String> names, List<Deed<Choice>> deeds) {
        List<String> bySeat =
                names.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(Map.Entry::getValue)
                        .toList();
        List<Choice> choices = deeds.stream().map(Deed::move).toList();
        return GrapplesWriter.write(new GrapplesRecord.Full(saved.options(), bySeat, choices));
    }
}
