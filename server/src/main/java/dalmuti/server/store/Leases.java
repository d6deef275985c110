package dalmuti.server.store;

import java.time.Duration;

/// What only one of several machines may hold at a time, by the clock of the database.
public final class Leases {

    private final Database database;

    public Leases(Database database) {
        this.database = database;
    }

    /// Takes a lease that is free, runs out or is one's own already.
    ///
    /// @return whether one has it now
    public boolean take(String name, String owner, Duration length) {
        database.change(
                "insert into lease (name, owner, until_ms) select ?, '', 0 where"
                        + " not exists (select 1 from lease where name = ?)",
                name,
                name);
        String now = database.now();
        int taken =
                database.change(
                        "update lease set owner = ?, until_ms = %s + ? where name = ? and (owner = ? or until_ms < %s)"
                                .formatted(now, now),
                        owner,
                        length.toMillis(),
                        name,
                        owner);
        return taken > 0;
    }

    /// Gives a lease back, if it is one's own.
    public boolean give(String name, String owner) {
        String sql = "update lease set owner = '', until_ms = 0 where name = ? and owner = ?";
        return database.change(sql, name, owner) > 0;
    }
}
