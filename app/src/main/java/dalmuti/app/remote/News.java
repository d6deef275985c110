package dalmuti.app.remote;

/// What comes to somebody at a table, from the table or from their own keyboard.
public sealed interface News {

    /// The table looks different.
    ///
    /// @param whole whether all of it is new
    record Changed(Picture now, boolean whole) implements News {}

    /// A request was carried out.
    record Done(int ack) implements News {}

    /// A request was not carried out.
    ///
    /// @param text why, with the id of the rule
    record Refused(int ack, String key, String text) implements News {}

    /// Something that is worth saying.
    record Told(String text) implements News {}

    /// The connection is lost, and is sought again.
    record Lost() implements News {}

    record Back() implements News {}

    /// The server can't keep moves, so everybody waits; or it can again.
    ///
    /// @param text which of the two, and why
    record Paused(String text) implements News {}

    /// A line was typed.
    record Typed(String line) implements News {}

    /// Whoever types wants to leave.
    record TypedNoMore() implements News {}

    /// The table is lost for good, or nothing can be read from whoever types or shown to them.
    record Broken(RuntimeException why) implements News {}
}
