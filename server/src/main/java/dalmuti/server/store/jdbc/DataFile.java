package dalmuti.server.store.jdbc;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.PrivateFiles;

import org.sqlite.SQLiteConfig;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/// The file of an embedded database, which one program at a time may have open.
record DataFile(Path path) {

    /// @return empty for a database that is no file of ours
    static Optional<DataFile> of(Database.Access access) {
        return Dialect.of(access.url()) == Dialect.SQLITE
                ? Optional.of(new DataFile(Path.of(Dialect.place(access.url()).substring(PREFIX))))
                : Optional.empty();
    }

    private static final int PREFIX = "jdbc:sqlite:".length();

    /// There a folder can't be opened to be forced.
    private static final boolean IS_WINDOWS = File.separatorChar == '\\';

    /// Has the file to itself until that is closed again. A file that is missing is made. The
    /// system gives it up for a program that dies.
    FileChannel claim() {
        try {
            Path lockFile = sibling(".lock");
            PrivateFiles.createFile(lockFile);
            FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.WRITE);
            try {
                FileLock lock = channel.tryLock();
                if (lock == null) {
                    throw new OverlappingFileLockException();
                }
                return channel;
            } catch (OverlappingFileLockException e) {
                channel.close();
                throw new RefusedException(Refusal.of("database", "store.locked", path.toString()));
            }
        } catch (IOException e) {
            throw broken(e);
        }
    }

    /// Makes a file that is missing, from that of an earlier version where there is one. The file
    /// of a newer version is refused, and left as it is.
    ///
    /// @param version of the schema that is known
    void prepare(int version) {
        try {
            if (exists()) {
                refuseNewer(version);
                PrivateFiles.createFile(path);
            } else {
                H2Conversion.of(this).ifPresentOrElse(H2Conversion::run, this::create);
            }
        } catch (IOException e) {
            throw broken(e);
        }
    }

    /// Makes an empty database under another name first: a power cut must leave none, or a whole
    /// one.
    private void create() {
        Path unfinished = sibling(".new");
        try {
            Files.deleteIfExists(unfinished);
            PrivateFiles.createFile(unfinished);
            try (Connection connection = Database.connect(Database.Access.file(unfinished))) {
                new Sql(connection).run("pragma user_version = 1");
            }
            publish(unfinished);
        } catch (IOException | SQLException e) {
            throw broken(e);
        }
    }

    /// Has a file that is whole take this one's place.
    void publish(Path whole) throws IOException {
        try (var channel = FileChannel.open(whole, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        Files.move(whole, path, StandardCopyOption.ATOMIC_MOVE);
        if (path.getParent() != null && !IS_WINDOWS) {
            try (var folder = FileChannel.open(path.getParent())) {
                folder.force(true); // its name too
            }
        }
    }

    private void refuseNewer(int version) {
        var reading = new SQLiteConfig();
        reading.setReadOnly(true);
        try (Connection connection = reading.createConnection("jdbc:sqlite:" + path)) {
            Migrations.refuseNewer(new Sql(connection), version);
        } catch (SQLException e) {
            throw broken(e);
        }
    }

    private RefusedException broken(Exception e) {
        return new RefusedException(
                Refusal.of(
                        "database",
                        "store.broken",
                        path.toString(),
                        String.valueOf(e.getMessage())));
    }

    /// A file beside it.
    Path sibling(String ending) {
        return path.resolveSibling(path.getFileName() + ending);
    }

    boolean exists() {
        return Files.exists(path);
    }

    /// How many bytes it takes, with what was written and has not found its place in it yet.
    long size() {
        return size(path) + log();
    }

    /// How many bytes the log takes that is written first.
    long log() {
        return size(sibling("-wal"));
    }

    private static long size(Path file) {
        try {
            return Files.exists(file) ? Files.size(file) : 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// How many bytes the disk has left for it.
    long room() {
        try {
            return Files.getFileStore(path).getUsableSpace();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
