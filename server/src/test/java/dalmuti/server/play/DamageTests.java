package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.jdbc.Database;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// What is kept of a table is damaged. All other tables go on.
class DamageTests {

    private static final Duration LIMIT = Duration.ofMinutes(1);

    @TempDir Path folder;

    @Test
    void oneBadRowStopsOneTable() throws Exception {
        nothingElseStops("delete from journal where entity = ? and seq = 3");
    }

    @Test
    void aRowThatCannotBeReadStopsOneTable() throws Exception {
        nothingElseStops("update journal set body = '{\"oops' where entity = ? and seq = 3");
    }

    @Test
    void aRowThatMakesNoSenseStopsOneTable() throws Exception {
        nothingElseStops(
                "update journal set kind = 'started', version = 1, body ="
                        + " '{\"match\":7,\"players\":[]}' where entity = ? and seq = 3");
    }

    private void nothingElseStops(String damage) throws Exception {
        var access = Database.Access.folder(folder);
        var reception = new Reception();
        List<Company> companies = new ArrayList<>();
        Node node = Node.start(access);
        try {
            reception.at(node.address());
            companies.add(Company.sits(reception, 1));
            companies.add(Company.sits(reception, 2));
            node.kill();
            companies.getFirst().close();
            spoil(damage, companies.getFirst().code());
            node = Node.start(access);
            reception.at(node.address());
            companies.get(1).ends(LIMIT);
            assertThat(companies.get(1).check()).isPositive();
            isSetAside(reception, companies.getFirst());
        } finally {
            companies.forEach(Company::close);
            node.close();
        }
    }

    private void isSetAside(Reception reception, Company company) {
        Patron host = company.patrons().getFirst();
        var visitor = new Patron(reception, company.code(), host.guest(), 3);
        visitor.come();
        Pause.until(
                LIMIT,
                () -> visitor.complaints().stream().anyMatch(it -> it.contains("DAMAGED")),
                () -> "It does not say so: " + visitor.state());
        visitor.close();
        assertThat(folder.resolve("damaged").resolve(company.code() + ".tsv"))
                .content()
                .contains("opened", company.code());
    }

    private static int execute(Connection connection, String sql, String table)
            throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            statement.setString(1, table);
            return statement.executeUpdate();
        }
    }

    private void spoil(String damage, String table) throws SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("dalmuti.db");
        try (var connection = DriverManager.getConnection(url)) {
            execute(connection, "delete from snapshot where entity = ?", table); // if there is one
            assertThat(execute(connection, damage, table)).isPositive();
        }
    }
}
