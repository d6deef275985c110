package dalmuti.server.store;

import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// The machines of a cluster, which find each other in the database they share.
public final class Nodes {

    /// What a server of one calls itself. Nobody can meet it.
    public static final String ALONE = "alone";

    /// Whoever says nothing for so long has gone.
    private static final Duration LATELY = Duration.ofSeconds(10);

    /// How long it is known that a machine was given up: longer than any machine stalls.
    private static final Duration REMEMBERED = Duration.ofDays(7);

    private static final String GIVEN_UP = "given up ";

    private final Database database;

    public Nodes(Database database) {
        this.database = database;
    }

    /// Whether other programs can have the database open, so that they have to say that they do.
    public boolean canBeShared() {
        return database.isShared();
    }

    /// Whether a server has the database open, or had until a moment ago.
    public boolean areThere() {
        return !others("").isEmpty();
    }

    /// The other machines that were seen lately.
    public List<String> others(String self) {
        return database.within(sql -> others(sql, self));
    }

    /// The other machines that were seen lately; none for whoever comes first. Machines that ask at
    /// the same time are answered one after another, so only one of them is the first.
    public List<String> meet(String self) {
        return database.within(sql -> met(sql, self));
    }

    private List<String> met(Sql sql, String self) throws SQLException {
        sql.change("update lease set owner = ? where name = 'meeting'", self);
        List<String> others = new ArrayList<>(others(sql, self));
        others.remove(ALONE);
        if (others.isEmpty()) {
            seen(sql, self);
        }
        return others;
    }

    private List<String> others(Sql sql, String self) throws SQLException {
        return sql.texts(
                "select address from node where address <> ? and seen > %s - ? order by address"
                        .formatted(database.now()),
                self,
                LATELY.toMillis());
    }

    /// This machine is one of the cluster.
    public void seen(String self) {
        database.within(sql -> seen(sql, self));
    }

    /// This machine is one of the cluster.
    ///
    /// @param run this machine from its start to its end
    /// @return whether the others have not given it up
    public boolean seen(String self, String run) {
        return database.within(
                sql -> {
                    seen(sql, self);
                    return !sql.exists("select name from lease where name = ?", GIVEN_UP + run);
                });
    }

    /// The others go on without a machine, which may not know that yet.
    public void giveUp(String run) {
        String now = database.now();
        database.within(
                sql -> {
                    sql.change(
                            "delete from lease where name like ? and until_ms < " + now,
                            GIVEN_UP + "%");
                    return sql.change(
                            "insert into lease (name, owner, until_ms) values (?, '', %s + ?)"
                                            .formatted(now)
                                    + " on conflict do nothing",
                            GIVEN_UP + run,
                            REMEMBERED.toMillis());
                });
    }

    private int seen(Sql sql, String self) throws SQLException {
        return sql.change(
                "insert into node (address, seen) values (?, %s)".formatted(database.now())
                        + " on conflict (address) do update set seen = excluded.seen",
                self);
    }

    /// This machine is none any more.
    public void gone(String self) {
        database.change("delete from node where address = ?", self);
    }
}
