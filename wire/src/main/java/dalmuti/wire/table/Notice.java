package dalmuti.wire.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a table says to one viewer.
public sealed interface Notice {

    /// What has changed for this viewer, or everything.
    ///
    /// @param number counts this viewer's updates, without a gap
    /// @param ack the request of this viewer's that is done with it; 0 for none
    /// @param whole whether `now` and `told` replace all that was known; otherwise they add to it
    /// @param told what has happened since the last update (whole: since the last shuffle), as JSON
    /// @param now parts of the picture by name, as JSON; a part that is gone is `null`
    record Update(int number, int ack, boolean whole, List<String> told, Map<String, String> now)
            implements Notice {}

    /// A request was carried out, now or when it was first made.
    record Done(int ack) implements Notice {}

    /// A request was not carried out, and changed nothing.
    ///
    /// @param rule the id of the rule that forbids it, or the name of the field that is wrong
    /// @param text why, in the viewer's language
    record Refused(int ack, String rule, String key, String text) implements Notice {}

    /// A hint, as JSON.
    record Advice(int ack, String advice) implements Notice {}

    /// Moves can't be kept for the time being, so the table waits; or that is over. Nothing is lost
    /// by it, and nothing needs to be said again.
    ///
    /// @param text why, in the viewer's language
    record Pause(boolean over, String text) implements Notice {}

    /// The last words before the socket is closed.
    record Farewell(Why why, Optional<String> text) implements Notice {}

    /// Why a socket is closed, and whether coming back makes sense.
    enum Why {
        /// Come back at once, here or at another node.
        MOVING,
        /// The same person has opened the table somewhere else.
        ELSEWHERE,
        /// Too slow to follow: come back and start from a whole picture.
        TOO_SLOW,
        NO_SUCH_TABLE,
        /// What is kept of the table can't be read. It was set aside, and its operator knows.
        DAMAGED,
        NOT_WELCOME,
        NONSENSE,
        TOO_MUCH
    }
}
