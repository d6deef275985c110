package dalmuti.server.store;

import dalmuti.server.store.jdbc.Database;

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
        String now = database.now();
        int taken =
                database.change(
                        ("insert into lease (name, owner, until_ms) values (?, ?, %s + ?) on"
                             + " conflict (name) do update set owner = excluded.owner, until_ms ="
                             + " excluded.until_ms where lease.owner = excluded.owner or"
                             + " lease.until_ms < %s")
                                .formatted(now, now),
                        name,
                        owner,
                        length.toMillis());
        return taken > 0;
    }

    /// Gives a lease back, if it is one's own.
    public boolean give(String name, String owner) {
        String sql = "update lease set owner = '', until_ms = 0 where name = ? and owner = ?";
        return database.change(sql, name, owner) > 0;
    }
}
