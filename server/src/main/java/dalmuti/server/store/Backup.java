package dalmuti.server.store;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.ExistingData;
import dalmuti.server.PrivateFiles;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Everything that is kept, in one file as it was at one moment: a zip with a text for each table.
/// It can be made while people play, and read into either database.
public final class Backup {

    /// In an order in which rows find what they refer to.
    private static final List<String> TABLES =
            List.of(
                    "journal",
                    "journal_floor",
                    "journal_finished",
                    "snapshot",
                    "guest",
                    "guest_token",
                    "guest_link",
                    "ban",
                    "report",
                    "lobby_card",
                    "archive_match",
                    "archive_player",
                    "rating");

    private static final String VERSION = "version";

    private final Database database;

    public Backup(Database database) {
        this.database = database;
    }

    /// Writes a file, which is there whole or not at all.
    public void to(Path file) {
        Path whole = file.toAbsolutePath();
        Path folder = Objects.requireNonNull(whole.getParent(), "A backup is a file in a folder");
        Path unfinished = whole.resolveSibling(whole.getFileName() + ".part");
        try {
            PrivateFiles.createFolder(folder);
            database.reading(
                    sql -> {
                        database.dialect().atOneMoment(sql.connection());
                        return write(sql, unfinished);
                    });
            Files.move(unfinished, whole, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Writes what a connection sees, as far as its version of the schema has it.
    static int write(Sql sql, Path file) throws SQLException {
        try {
            PrivateFiles.createFile(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        try (var channel =
                        FileChannel.open(
                                file,
                                StandardOpenOption.WRITE,
                                StandardOpenOption.TRUNCATE_EXISTING);
                var zip = new ZipOutputStream(Channels.newOutputStream(channel))) {
            var out = new OutputStreamWriter(zip, StandardCharsets.UTF_8);
            zip.putNextEntry(new ZipEntry(VERSION));
            out.write(Migrations.version(sql) + "\n");
            out.flush();
            int rows = 0;
            for (String table : tables(sql)) {
                zip.putNextEntry(new ZipEntry(table));
                rows += new TableDump(sql, table).write(out);
                out.flush();
            }
            zip.finish();
            channel.force(true);
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Reads a file into a database that nobody uses yet, all of it or nothing. What can't be read,
    /// or would take the place of something else, is a [RefusedException].
    public void from(Path file, ExistingData present) {
        try {
            int version = version(file);
            if (version < Migrations.STEPS.size()) {
                BackupUpgrade.of(file, version, upgraded -> load(upgraded, present));
            } else {
                load(file, present);
            }
        } catch (IOException | UncheckedIOException | StoreException e) {
            throw new RefusedException(
                    Refusal.of(
                            "file",
                            "store.no-backup",
                            file.toString(),
                            String.valueOf(e.getMessage())));
        }
    }

    private static int version(Path file) throws IOException {
        try (var zip = new ZipFile(file.toFile());
                BufferedReader in = text(zip, VERSION)) {
            int version = Integer.parseInt(String.valueOf(in.readLine()));
            if (version < 1) {
                throw new IOException(VERSION + " " + version);
            }
            if (version > Migrations.STEPS.size()) {
                throw new RefusedException(
                        Refusal.of("file", "store.newer", version, Migrations.STEPS.size()));
            }
            return version;
        } catch (NumberFormatException e) {
            throw new IOException(VERSION, e);
        }
    }

    /// Reads a file of the version that the database has.
    void load(Path file, ExistingData present) {
        try (var zip = new ZipFile(file.toFile())) {
            database.within(
                    sql -> {
                        clear(sql, present);
                        return read(sql, zip);
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The tables that this version of the schema has.
    private static List<String> tables(Sql sql) throws SQLException {
        Set<String> there = sql.tables();
        return TABLES.stream().filter(there::contains).toList();
    }

    private static void clear(Sql sql, ExistingData present) throws SQLException {
        for (String table : tables(sql).reversed()) {
            int rows = sql.change("delete from " + table);
            if (rows > 0 && present == ExistingData.KEPT) {
                throw new RefusedException(Refusal.of("database", "store.not-empty"));
            }
        }
    }

    private static int read(Sql sql, ZipFile zip) throws SQLException {
        try {
            int rows = 0;
            for (String table : tables(sql)) {
                try (BufferedReader in = text(zip, table)) {
                    rows += new TableDump(sql, table).read(in);
                }
            }
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BufferedReader text(ZipFile zip, String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
            throw new IOException("There is no " + name + " in it");
        }
        return new BufferedReader(
                new InputStreamReader(zip.getInputStream(entry), StandardCharsets.UTF_8));
    }
}
