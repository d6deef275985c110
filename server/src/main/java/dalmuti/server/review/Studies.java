package dalmuti.server.review;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.grapples.GrapplesAdviser;
import dalmuti.bots.review.DalmutiLedger;
import dalmuti.bots.review.GrapplesLedger;
import dalmuti.bots.review.Reviewer.Made;
import dalmuti.bots.search.DalmutiAdviser;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.WorkLimit;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.wire.GrapplesReader;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.playback.Playbacks;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.GrapplesJson;

import grapples.Choice;
import grapples.Grapples;

import java.util.List;
import java.util.stream.IntStream;

/// Matches to be reviewed, from their records.
final class Studies {

    private Studies() {}

    /// What can't be read is a [dalmuti.contract.FlawedRecordException]; what somebody kept, and so
    /// does not say what others held, is a [RefusedException].
    ///
    /// @param number which match of the text, from 1
    static Study<?, ?, ?, ?> of(String text, int number, WorkLimit limit) {
        return Playbacks.isGrapples(text)
                ? grapples(Playbacks.pick(GrapplesReader.readAll(text, limit), number))
                : dalmuti(Playbacks.pick(RecordReader.readAll(text, limit), number));
    }

    private static Study<Match, Move, Event, View> dalmuti(MatchRecord record) {
        if (record.seenBy().isPresent()) {
            throw kept();
        }
        return new Study<>(
                new Dalmuti(record.start().rules()),
                new DalmutiLedger(),
                DalmutiAdviser::new,
                new DalmutiJson(),
                record.start(),
                record.deeds().stream().map(it -> new Made<>(it.actor(), it.move())).toList(),
                record.names().keySet().stream().sorted().toList());
    }

    private static Study<grapples.Match, Choice, grapples.Event, grapples.View> grapples(
            GrapplesRecord record) {
        if (!(record instanceof GrapplesRecord.Full full)) {
            throw kept();
        }
        var game = new Grapples(full.options());
        List<Made<Choice>> moves =
                full.steps().stream().map(it -> new Made<>(it.actor(), it.move())).toList();
        return new Study<>(
                game,
                new GrapplesLedger(),
                GrapplesAdviser::new,
                new GrapplesJson(),
                game.start(full.players().size()),
                moves,
                IntStream.range(0, full.players().size()).mapToObj(Player::new).toList());
    }

    private static RefusedException kept() {
        return new RefusedException(Refusal.of("record", "server.review-kept"));
    }
}
