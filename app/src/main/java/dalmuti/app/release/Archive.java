package dalmuti.app.release;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.Predicate;

/// A zip file that depends on what is in it alone: in a fixed order, at a fixed time.
final class Archive implements AutoCloseable {

    /// As `project.build.outputTimestamp` has it.
    private static final FileTime THEN = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));

    private final FileSystem zip;

    private Archive(FileSystem zip) {
        this.zip = zip;
    }

    static Archive at(Path file) throws IOException {
        return at(file, "DEFLATED");
    }

    private static Archive at(Path file, String method) throws IOException {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC")); // a zip keeps the time of day
        Files.deleteIfExists(file);
        var how =
                Map.of(
                        "create",
                        "true",
                        "enablePosixFileAttributes",
                        "true",
                        "compressionMethod",
                        method);
        return new Archive(FileSystems.newFileSystem(uri(file), how));
    }

    /// A jar anew, uncompressed: the download around it then takes a quarter less, for it is
    /// compressed as a whole.
    static void ofJar(Path jar, Path target, Predicate<Path> wanted) throws IOException {
        try (var from = FileSystems.newFileSystem(uri(jar), Map.of());
                var archive = at(target, "STORED")) {
            archive.add(from.getPath("/"), "", _ -> false, wanted);
        }
    }

    private static URI uri(Path file) {
        return URI.create("jar:" + file.toUri());
    }

    /// All files below a folder, under a name.
    void add(Path folder, String name, Predicate<Path> executable) throws IOException {
        add(folder, name, executable, _ -> true);
    }

    private void add(Path folder, String name, Predicate<Path> executable, Predicate<Path> wanted)
            throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).filter(wanted).sorted().toList()) {
                addFile(
                        file,
                        name + "/" + folder.relativize(file).toString().replace('\\', '/'),
                        executable.test(file) ? "rwxr-xr-x" : "rw-r--r--");
            }
        }
    }

    void addFile(Path file, String name, String mode) throws IOException {
        Path entry = zip.getPath("/").resolve(name.replaceFirst("^/", ""));
        addParents(entry);
        Files.write(entry, Files.readAllBytes(file));
        settle(entry, mode);
    }

    private void addParents(Path entry) throws IOException {
        for (int depth = 1; depth < entry.getNameCount(); depth++) {
            Path folder = zip.getPath("/").resolve(entry.subpath(0, depth));
            if (!Files.exists(folder)) {
                Files.createDirectory(folder);
                settle(folder, "rwxr-xr-x");
            }
        }
    }

    private static void settle(Path entry, String mode) throws IOException {
        Files.setPosixFilePermissions(entry, PosixFilePermissions.fromString(mode));
        Files.getFileAttributeView(entry, BasicFileAttributeView.class).setTimes(THEN, THEN, THEN);
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
