package dalmuti.server.store.jdbc;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.ExistingData;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;

/// Up to version 7 of the schema a folder's data lay in a file of H2. It becomes one of SQLite when
/// it is first opened: all of it, or nothing. The old file is kept under another name.
record H2Conversion(DataFile target, Path old) {

    private static final Logger LOG = LoggerFactory.getLogger(H2Conversion.class);

    private static final String ENDING = ".mv.db";
    private static final byte[] BEGINNING = "H:2,".getBytes(StandardCharsets.US_ASCII);
    private static final int IN_USE = 90020;

    /// @return empty where there is no such file
    static Optional<H2Conversion> of(DataFile target) {
        String name = String.valueOf(target.path().getFileName()).replaceFirst("\\.db$", ENDING);
        Path old = target.path().resolveSibling(name);
        return isOfH2(old) ? Optional.of(new H2Conversion(target, old)) : Optional.empty();
    }

    private static boolean isOfH2(Path file) {
        if (!Files.exists(file)) {
            return false;
        }
        try (var in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(BEGINNING.length), BEGINNING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void run() {
        Path dump = target.sibling(".converting.zip");
        Path made = target.sibling(".converting");
        try {
            Files.deleteIfExists(made); // of a conversion that broke off
            write(dump);
            try (Database database = Database.open(Database.Access.file(made))) {
                new Backup(database).from(dump, ExistingData.KEPT);
            }
            target.publish(made);
            retire();
            Files.delete(dump);
            Files.deleteIfExists(new DataFile(made).sibling(".lock"));
            LOG.warn("Converted {} to {}", old, target.path());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(Path dump) throws IOException {
        String file = old.toString();
        String url = "jdbc:h2:file:" + file.substring(0, file.length() - ENDING.length());
        String settings = ";IFEXISTS=TRUE;TRACE_LEVEL_FILE=0";
        try (Connection connection = DriverManager.getConnection(url + settings, "sa", "")) {
            Backup.write(new Sql(connection), dump);
        } catch (SQLException e) {
            String key = e.getErrorCode() == IN_USE ? "store.locked" : "store.broken";
            String reason = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            throw new RefusedException(Refusal.of("database", key, file, reason));
        }
    }

    /// An earlier version would begin anew in a folder without its file, so it finds one that it
    /// refuses.
    private void retire() throws IOException {
        Files.move(old, old.resolveSibling(old.getFileName() + ".before-sqlite"));
        Files.writeString(old, "The data of this folder is in " + target.path().getFileName());
    }
}
