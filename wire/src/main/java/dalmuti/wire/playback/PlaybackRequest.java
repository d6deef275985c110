package dalmuti.wire.playback;

import java.util.OptionalInt;

/// Which piece of a text of records is played back.
///
/// @param records how many records the text holds
/// @param record which of them, from 1
/// @param wanted the number of the round, if one was asked for
record PlaybackRequest(int records, int record, OptionalInt wanted) {

    int round(int first) {
        return wanted.orElse(first);
    }
}
