package dalmuti.bots;

/// What can be wrong with a bot that somebody else wrote.
public enum Fault {
    /// It did not answer in time.
    LATE,
    /// It ended, could not be started, or was given up.
    DIED,
    /// It said something that is no answer.
    GARBAGE,
    /// It said more than anybody has to listen to.
    TOO_LONG,
    /// It chose a move that is not there.
    ILLEGAL,
    /// It failed with an exception.
    THREW
}
