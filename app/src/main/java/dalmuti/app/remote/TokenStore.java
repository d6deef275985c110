package dalmuti.app.remote;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Keeps what shows to each server who somebody is. Nobody else on the machine may read it.
public record TokenStore(Path folder) {

    /// By the customs of the system.
    public static TokenStore of(Map<String, String> environment) {
        String named = environment.getOrDefault("XDG_CONFIG_HOME", "");
        String home = environment.getOrDefault("HOME", System.getProperty("user.home", "."));
        Path config = Path.of(named).isAbsolute() ? Path.of(named) : Path.of(home, ".config");
        return new TokenStore(config.resolve("dalmuti").resolve("servers"));
    }

    /// The token for a server; one that can't be read is as good as none.
    Optional<String> of(ServerAddress server) {
        try {
            return Optional.of(Files.readString(file(server)).strip()).filter(it -> !it.isEmpty());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    void keep(ServerAddress server, String token) {
        try {
            Files.createDirectories(folder, only("rwx------"));
            Path fresh = Files.createTempFile(folder, "token", ".new", only("rw-------"));
            Files.writeString(
                    fresh, token + "\n", StandardCharsets.UTF_8, StandardOpenOption.WRITE);
            Files.move(fresh, file(server), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path file(ServerAddress server) {
        return folder.resolve(server.fileName());
    }

    private static FileAttribute<?>[] only(String permissions) {
        Set<String> views = FileSystems.getDefault().supportedFileAttributeViews();
        return views.contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
