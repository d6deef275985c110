package dalmuti.app.remote;

import dalmuti.server.PrivateFiles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;

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
            PrivateFiles.createFolder(folder);
            Path fresh = Files.createTempFile(folder, "token", ".new"); // for this user alone
            Files.writeString(fresh, token + "\n");
            Files.move(fresh, file(server), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path file(ServerAddress server) {
        return folder.resolve(server.fileName());
    }
}
