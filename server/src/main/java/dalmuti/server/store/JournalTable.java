package dalmuti.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;

/// The rows of all entities' journals, in the way that suits a database. No two rows have the same
/// entity and number.
sealed interface JournalTable permits H2JournalTable, PostgresJournalTable {

    static JournalTable in(Database database) {
        return switch (database.dialect()) {
            case H2 -> new H2JournalTable(database);
            case POSTGRESQL -> new PostgresJournalTable();
        };
    }

    /// Adds rows. They are there when the transaction is, and are then to be [#added].
    void add(Connection connection, List<JournalRow> rows) throws SQLException;

    void added(List<JournalRow> rows);

    /// An entity's rows in their order.
    void read(Connection connection, Journal.Range range, Consumer<JournalRow> reader)
            throws SQLException;

    /// The highest number an entity has, of its rows that were deleted too; 0 for none.
    long highest(Connection connection, String entity) throws SQLException;

    /// Deletes an entity's rows up to a number. They are gone when the transaction is there, and
    /// are then to be [#deleted].
    void delete(Connection connection, String entity, long to) throws SQLException;

    void deleted(String entity, long to);

    /// All rows of an entity are deleted, and its numbers begin at 1 again.
    void erased(String entity);
}
