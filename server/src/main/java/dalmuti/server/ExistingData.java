package dalmuti.server;

/// What happens to data that a database holds already when a backup is restored.
public enum ExistingData {
    KEPT,
    REPLACED
}
