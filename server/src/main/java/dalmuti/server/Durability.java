package dalmuti.server;

/// What an acknowledged move outlives.
public enum Durability {
    /// A power cut too: every acknowledgement waits until the disk has the move.
    POWER,
    /// A crash of the server, not one of the machine: the operating system has the move.
    CRASH
}
