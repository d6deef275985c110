package dalmuti.server.store.jdbc;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.ExistingData;
import dalmuti.server.PrivateFiles;
import dalmuti.server.UnavailableException;

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
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// A backup of the whole database at one moment: a zip with a text for each table. It can be made
/// while people play, and restored into either kind of database.
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
                    "rating",
                    "operator_action",
                    "day_result");

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
    static int write(Sql sql, Path file) throws SQLException, IOException {
        PrivateFiles.createFile(file);
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
        }
    }

    /// Reads a file into a database that nobody uses yet, all of it or nothing. What can't be read,
    /// or would take the place of something else, is a [RefusedException].
    public void from(Path file, ExistingData present) {
        try {
            int version = version(file);
            if (version < Migrations.STEPS.size()) {
                upgrade(file, version, present);
            } else {
                load(file, present);
            }
        } catch (IOException | UncheckedIOException | UnavailableException e) {
            throw new RefusedException(
                    Refusal.of(
                            "file",
                            "store.no-backup",
                            file.toString(),
                            String.valueOf(e.getMessage())));
        }
    }

    /// Upgrades a file of an older version in a database of its own: this one is not touched unless
    /// all of it could be read.
    private void upgrade(Path file, int version, ExistingData present) throws IOException {
        Path folder = Files.createTempDirectory("dalmuti-upgrade");
        try {
            Database.Access aside = Database.Access.folder(folder);
            try (Database old = Database.open(aside, version)) {
                new Backup(old).load(file, ExistingData.KEPT);
            }
            Path upgraded = folder.resolve("upgraded.zip");
            try (Database now = Database.open(aside)) {
                new Backup(now).to(upgraded);
            }
            load(upgraded, present);
        } finally {
            delete(folder);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> inside = Files.walk(folder)) {
            for (Path path : inside.toList().reversed()) { // the deepest first
                Files.delete(path);
            }
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
    private void load(Path file, ExistingData present) throws IOException {
        try (var zip = new ZipFile(file.toFile())) {
            database.within(
                    sql -> {
                        clear(sql, present);
                        return read(sql, zip);
                    });
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

    private static int read(Sql sql, ZipFile zip) throws SQLException, IOException {
        int rows = 0;
        for (String table : tables(sql)) {
            try (BufferedReader in = text(zip, table)) {
                rows += new TableDump(sql, table).read(in);
            }
        }
        return rows;
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
