package dalmuti.server;

/// What is to become of what a database holds already when a backup is read into it.
public enum ExistingData {
    KEPT,
    REPLACED
}
