package dalmuti.server.store;

import java.sql.Connection;
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
        return database.dialect() != Dialect.SQLITE;
    }

    /// Whether a server has the database open, or had until a moment ago.
    public boolean areThere() {
        return !database.within(connection -> others(connection, "")).isEmpty();
    }

    /// The other machines that were seen lately.
    public List<String> others(String self) {
        return database.within(connection -> others(connection, self));
    }

    /// The other machines that were seen lately; none for whoever comes first. Machines that ask at
    /// the same time are answered one after another, so only one of them is the first.
    public List<String> meet(String self) {
        return database.within(connection -> met(connection, self));
    }

    private List<String> met(Connection connection, String self) throws SQLException {
        Sql.change(connection, "update lease set owner = ? where name = 'meeting'", self);
        List<String> others = new ArrayList<>(others(connection, self));
        others.remove(ALONE);
        if (others.isEmpty()) {
            seen(connection, self);
        }
        return others;
    }

    private List<String> others(Connection connection, String self) throws SQLException {
        return Sql.list(
                connection,
                row -> row.getString(1),
                "select address from node where address <> ? and seen > "
                        + database.dialect().now()
                        + " - ? order by address",
                self,
                LATELY.toMillis());
    }

    /// This machine is one of the cluster.
    public void seen(String self) {
        database.within(connection -> seen(connection, self));
    }

    /// This machine is one of the cluster.
    ///
    /// @param run this machine from its start to its end
    /// @return whether the others have not given it up
    public boolean seen(String self, String run) {
        return database.within(
                connection -> {
                    seen(connection, self);
                    return Sql.list(
                                    connection,
                                    row -> row.getString(1),
                                    "select name from lease where name = ?",
                                    GIVEN_UP + run)
                            .isEmpty();
                });
    }

    /// The others go on without a machine, which may not know that yet.
    public void giveUp(String run) {
        database.within(
                connection -> {
                    Sql.change(
                            connection,
                            "delete from lease where name like ? and until_ms < "
                                    + database.dialect().now(),
                            GIVEN_UP + "%");
                    return Sql.change(
                            connection,
                            "insert into lease (name, owner, until_ms) select ?, '', "
                                    + database.dialect().now()
                                    + " + ? where not exists"
                                    + " (select 1 from lease where name = ?)",
                            GIVEN_UP + run,
                            REMEMBERED.toMillis(),
                            GIVEN_UP + run);
                });
    }

    private int seen(Connection connection, String self) throws SQLException {
        int changed =
                Sql.change(
                        connection,
                        "update node set seen = " + database.dialect().now() + " where address = ?",
                        self);
        return changed > 0
                ? changed
                : Sql.change(
                        connection,
                        "insert into node (address, seen) values (?, "
                                + database.dialect().now()
                                + ")",
                        self);
    }

    /// This machine is none any more.
    public void gone(String self) {
        database.within(
                connection -> Sql.change(connection, "delete from node where address = ?", self));
    }
}
