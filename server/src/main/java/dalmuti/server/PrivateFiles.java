package dalmuti.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Set;

/// Makes files and folders that only this user can read: they hold personal data and the hands of
/// running matches. On a file system without POSIX permissions they are made as usual.
public final class PrivateFiles {

    private static final Set<PosixFilePermission> FILE =
            PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER =
            PosixFilePermissions.fromString("rwx------");

    private PrivateFiles() {}

    /// Makes a folder, and those above it, unless it is there already: then it stays as it is.
    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, attributes(folder, FOLDER));
    }

    /// Makes an empty file unless there is one, and closes the one that is there to others.
    public static void createFile(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createFile(file, attributes(file, FILE));
            return;
        }
        var view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view != null && !view.readAttributes().permissions().equals(FILE)) {
            view.setPermissions(FILE);
        }
    }

    /// Writes a file that is there whole or not at all.
    public static void replace(Path file, String text) throws IOException {
        createFolder(Objects.requireNonNull(file.toAbsolutePath().getParent()));
        Path draft = file.resolveSibling(file.getFileName() + ".new");
        createFile(draft);
        Files.writeString(draft, text);
        Files.move(
                draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> permissions) {
        boolean known = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return known
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }
}
