package dalmuti.server.store;

import dalmuti.server.PrivateFiles;
import dalmuti.server.UnavailableException;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.TableDump;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// Tables with a damaged journal. Each is skipped, so that all others go on, and what can be read
/// of it is written to a file for the operator.
public final class DamagedTables {

    private static final Logger LOG = LoggerFactory.getLogger(DamagedTables.class);

    private final Database database;
    private final Path folder;
    private final Set<String> tables = ConcurrentHashMap.newKeySet();

    /// @param folder where the files are written
    public DamagedTables(Database database, Path folder) {
        this.database = database;
        this.folder = folder;
    }

    public boolean contains(String table) {
        return tables.contains(table);
    }

    public int size() {
        return tables.size();
    }

    /// Sets a table aside, and says so once.
    public void add(String table, RuntimeException why) {
        if (tables.add(table)) {
            LOG.error(
                    "Table {} is damaged and was set aside; what can be read of it is in {}",
                    table,
                    export(table),
                    why);
        }
    }

    /// The raw rows of a table, a line each, as a backup has them.
    private Path export(String table) {
        Path file = folder.resolve(table + ".tsv");
        try {
            PrivateFiles.createFolder(folder);
            PrivateFiles.createFile(file);
            Files.write(file, rows(table));
        } catch (IOException | UnavailableException e) {
            LOG.error("Writing {} failed", file, e);
        }
        return file;
    }

    private List<String> rows(String table) {
        return Stream.of("snapshot", "journal").flatMap(it -> rows(it, table)).toList();
    }

    private Stream<String> rows(String kept, String table) {
        return database
                .list(JournalRow::of, JournalRow.select(kept, "entity = ? order by seq"), table)
                .stream()
                .map(row -> line(kept, row));
    }

    private static String line(String kept, JournalRow row) {
        return TableDump.line(
                        Stream.of(
                                kept,
                                row.entity(),
                                String.valueOf(row.seq()),
                                row.kind(),
                                String.valueOf(row.version()),
                                row.body(),
                                String.valueOf(row.at())))
                .stripTrailing();
    }
}
