package dalmuti.table;

import java.util.List;

/// What a table wants to keep, and does not tell anybody before it is kept.
public interface Pending {

    List<Kept> entries();

    /// They are on disk: now they can be told.
    void kept(long now);
}
