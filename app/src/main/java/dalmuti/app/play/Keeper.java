package dalmuti.app.play;

/// Whoever keeps the record of a match while it is played.
public interface Keeper {

    /// Keeps the record as it is now; an empty one is not worth keeping.
    void keep(String record);

    /// The match is over.
    void finish();
}
