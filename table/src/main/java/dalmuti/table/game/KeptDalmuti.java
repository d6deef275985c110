package dalmuti.table.game;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.review.DalmutiLedger;
import dalmuti.bots.review.Reviewer;
import dalmuti.bots.roster.Advisers;
import dalmuti.bots.search.DalmutiAdviser;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.contract.WorkLimit;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordWriter;
import dalmuti.wire.playback.DalmutiPlayback;
import dalmuti.wire.playback.PlaybackRequest;
import dalmuti.wire.rest.Playback;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A match of The Great Dalmuti that is kept.
public record KeptDalmuti(MatchRecord saved) implements KeptMatch<Match, Move, Event, View> {

    @Override
    public Optional<Viewer> seenBy() {
        return saved.seenBy();
    }

    @Override
    public Map<Player, String> names() {
        return saved.names();
    }

    @Override
    public String rules() {
        return saved.start().rules().toString();
    }

    @Override
    public DalmutiAtTable game() {
        return new DalmutiAtTable(new Dalmuti(saved.start().rules()));
    }

    @Override
    public Match start() {
        return saved.start();
    }

    @Override
    public List<Deed<Move>> deeds() {
        return saved.deeds();
    }

    @Override
    public Playback playback(PlaybackRequest request, WorkLimit limit) {
        return DalmutiPlayback.of(saved, request, limit);
    }

    @Override
    public Reviewer<Match, Move, Event, View> reviewer(Optional<Integer> worlds) {
        Adviser<View, Move> adviser =
                worlds.<Adviser<View, Move>>map(DalmutiAdviser::new).orElseGet(Advisers::dalmuti);
        return new Reviewer<>(game().rules(), new DalmutiLedger(), adviser);
    }

    @Override
    public String record(Map<Player, String> names, List<Deed<Move>> deeds) {
        return RecordWriter.write(
                new MatchRecord(
                        names, saved.keeper(), saved.tags(), start(), deeds, saved.proofs()));
    }
}
