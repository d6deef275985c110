package dalmuti.wire.table;

import dalmuti.court.Treat;

/// What a viewer's program says over its socket. Whatever carries an `ack` is answered with it, and
/// is said again by whoever gets no answer.
public sealed interface Request {

    /// What the program calls it; 0 for a request without a name.
    default int ack() {
        return 0;
    }

    /// The first thing said: who this is.
    ///
    /// @param token empty for whoever only looks on
    /// @param language in which refusals are to be worded, as a tag: `en`
    record Hello(String token, String language) implements Request {}

    /// An answer to a question.
    ///
    /// @param question the number of the question, so that a late answer answers no later one
    /// @param move as it was offered, in JSON
    record Answer(int ack, int question, String move) implements Request {}

    /// Take a card of the spread deck (DRAW-5).
    ///
    /// @param question the number of the question, so that nothing is taken twice
    /// @param place from 0, of what is left
    record Take(int ack, int question, int place) implements Request {}

    /// Take a free seat; in a running match, ask to join it (JOIN-1).
    record Sit(int ack, int seat) implements Request {}

    /// Leave for good (JOIN-2).
    record Leave(int ack) implements Request {}

    /// Let a bot play on, or play on oneself.
    record Rest(int ack, boolean away) implements Request {}

    /// The host's: seat a bot of that level; an empty level frees the seat.
    record SeatBot(int ack, int seat, String level) implements Request {}

    /// The host's: seat somebody who looks on; in a running match they join after the round
    /// (JOIN-1).
    ///
    /// @param guest by the id that the part `watching` tells
    record Seat(int ack, int seat, String guest) implements Request {}

    /// The host's: move a person or a bot to a free seat.
    record Reseat(int ack, int seat, int to) implements Request {}

    /// The host's: take somebody's seat away.
    record Remove(int ack, int seat) implements Request {}

    /// The host's: make somebody else the host.
    record HandOver(int ack, int seat) implements Request {}

    /// The host's: begin a match, the first or a rematch.
    record Start(int ack) implements Request {}

    /// Do not wait any longer for the next round.
    record NextRound(int ack) implements Request {}

    /// The Greater Dalmuti's: the order starts at this chair of the room (COURT-3).
    ///
    /// @param chair from 0, as the part `room` counts them
    record PickChair(int ack, int chair) implements Request {}

    /// A treat of those that are left, for whoever's turn it is (COURT-6).
    record PickTreat(int ack, Treat treat) implements Request {}

    /// The host's, or everybody's who sits: end the match after this round (SCORE-4).
    record End(int ack) implements Request {}

    record Say(int ack, String text) implements Request {}

    /// One of the ready phrases, by its key.
    record Phrase(int ack, String key) implements Request {}

    record Emote(int ack, String kind) implements Request {}

    /// The host's: nobody is shown what that person says.
    record Mute(int ack, int seat, boolean muted) implements Request {}

    /// Point somebody out to whoever runs the server.
    record Report(int ack, int seat, String reason) implements Request {}

    /// The hash of a number for the next deal.
    record Pledge(int ack, int round, String hash) implements Request {}

    /// That number.
    record Reveal(int ack, int round, String number) implements Request {}

    /// Ask for a hint on the pending question.
    record Hint(int ack, int question) implements Request {}

    /// Everything anew, after a gap.
    record Resync() implements Request {}

    /// A sign of life; answered with a [Notice.Done].
    record Ping(int ack) implements Request {}
}
