package dalmuti.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;

/// The machines of a cluster, which find each other in the database they share.
public final class Nodes {

    private final Database database;

    public Nodes(Database database) {
        this.database = database;
    }

    /// The other machines that were seen lately; none for whoever comes first. Machines that ask at
    /// the same time are answered one after another, so only one of them is the first.
    public List<String> meet(String self, Duration lately) {
        return database.within(connection -> met(connection, self, lately));
    }

    private static List<String> met(Connection connection, String self, Duration lately)
            throws SQLException {
        Sql.change(connection, "update lease set owner = ? where name = 'meeting'", self);
        List<String> others =
                Sql.list(
                        connection,
                        row -> row.getString(1),
                        "select address from node where address <> ? and seen > "
                                + Sql.NOW
                                + " - ? order by address",
                        self,
                        lately.toMillis());
        if (others.isEmpty()) {
            seen(connection, self);
        }
        return others;
    }

    /// This machine is one of the cluster.
    public void seen(String self) {
        database.within(connection -> seen(connection, self));
    }

    private static int seen(Connection connection, String self) throws SQLException {
        int changed =
                Sql.change(
                        connection,
                        "update node set seen = " + Sql.NOW + " where address = ?",
                        self);
        return changed > 0
                ? changed
                : Sql.change(
                        connection,
                        "insert into node (address, seen) values (?, " + Sql.NOW + ")",
                        self);
    }

    /// This machine is none any more.
    public void gone(String self) {
        database.within(
                connection -> Sql.change(connection, "delete from node where address = ?", self));
    }
}
