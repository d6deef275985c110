package dalmuti.app.sitting;

/// How somebody left a table.
public sealed interface Outcome {

    /// The match is over.
    ///
    /// @param match its name
    record Over(String match) implements Outcome {}

    /// They have left for good.
    record Left() implements Outcome {}

    /// They can come back.
    record Away() implements Outcome {}
}
