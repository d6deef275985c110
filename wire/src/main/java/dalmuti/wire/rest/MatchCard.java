package dalmuti.wire.rest;

import java.util.List;
import java.util.Optional;

/// A match that is over.
///
/// @param rules as in a record: `korean passing=REENTER`
/// @param ended milliseconds since 1970
public record MatchCard(
        String id,
        String game,
        String rules,
        String table,
        int rounds,
        long ended,
        List<Result> results) {

    /// How somebody did, by place: without points (SCORE-1) that is the final order.
    ///
    /// @param player the letter of the player in the record
    /// @param guest the id of the person; empty for a bot
    /// @param place counted from 1; equals share one
    /// @param points left out in a match without them
    public record Result(
            String player, String guest, String name, int place, Optional<Integer> points) {}
}
