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
