package dalmuti.wire;

import grapples.Event;
import grapples.Match;

import java.util.List;

/// Where the hidden cards of a game come from when its record is read.
sealed interface Truth permits Truth.Written, Filling {

    /// The match before its next move, with the cards lying so that the record can go on.
    ///
    /// @param told what the keeper of the record was told in this game
    /// @param line the turn that is being read
    Match prepare(Match match, List<Event> told, Line line);

    /// The record says where every card is.
    record Written() implements Truth {
        @Override
        public Match prepare(Match match, List<Event> told, Line line) {
            return match;
        }
    }
}
