package dalmuti.wire.playback;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.WorkLimit;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.wire.GrapplesReader;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.rest.Playback;

import java.util.List;
import java.util.OptionalInt;

/// Records to be looked at move by move.
public final class Playbacks {

    private Playbacks() {}

    /// One round of a match in a text of records, of either game. What is wrong with the text is a
    /// [FlawedRecordException]; a match or round that it does not hold, a [RefusedException].
    ///
    /// @param record which match of the text, from 1
    /// @param round its first, if none is named
    public static Playback of(String text, int record, OptionalInt round, WorkLimit limit) {
        if (isGrapples(text)) {
            List<GrapplesRecord> records = GrapplesReader.readAll(text, limit);
            return of(pick(records, record), new PlaybackRequest(records.size(), record, round));
        }
        List<MatchRecord> records = RecordReader.readAll(text, limit);
        return DalmutiPlayback.of(
                pick(records, record), new PlaybackRequest(records.size(), record, round), limit);
    }

    /// A match of Grapples that was not read from a text.
    public static Playback of(GrapplesRecord record) {
        return of(record, new PlaybackRequest(1, 1, OptionalInt.empty()));
    }

    private static Playback of(GrapplesRecord record, PlaybackRequest reel) {
        return GrapplesPlayback.of(record, reel);
    }

    /// Which of the two games a text tells of.
    public static boolean isGrapples(String text) {
        return text.strip().startsWith("{");
    }

    /// One of several, from 1.
    public static <T> T pick(List<T> records, int number) {
        if (number < 1 || number > records.size()) {
            throw new RefusedException(Refusal.of("record", "wire.bounds", 1, records.size()));
        }
        return records.get(number - 1);
    }
}
