package dalmuti.wire.playback;

import java.util.OptionalInt;

/// Which piece of a text of records is played back.
///
/// @param records how many records the text holds
/// @param record which of them, from 1
/// @param wanted the number of the round, if one was asked for
public record PlaybackRequest(int records, int record, OptionalInt wanted) {

    /// The first round of the only record.
    public static final PlaybackRequest FIRST = new PlaybackRequest(1, 1, OptionalInt.empty());

    int round(int first) {
        return wanted.orElse(first);
    }
}
