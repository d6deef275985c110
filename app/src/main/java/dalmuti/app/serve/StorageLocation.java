package dalmuti.app.serve;

import dalmuti.app.shell.Shell;

import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// Where a server keeps what is its own.
final class StorageLocation {

    @Option(names = "--data", paramLabel = "DIR")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--database", paramLabel = "URL")
    private Optional<String> database = Optional.empty();

    Path folder(Shell shell) {
        return data.orElseGet(() -> folder(shell.environment()));
    }

    /// The folder that is usual on this system.
    static Path folder(Map<String, String> environment) {
        String named = environment.getOrDefault("XDG_DATA_HOME", "");
        if (Path.of(named).isAbsolute()) {
            return Path.of(named, "dalmuti");
        }
        String local = environment.getOrDefault("LOCALAPPDATA", ""); // of Windows
        if (Path.of(local).isAbsolute()) {
            return Path.of(local, "dalmuti");
        }
        String home = environment.getOrDefault("HOME", System.getProperty("user.home", "."));
        String system = System.getProperty("os.name", "");
        return system.startsWith("Mac")
                ? Path.of(home, "Library", "Application Support", "dalmuti")
                : Path.of(home, ".local", "share", "dalmuti");
    }

    /// The database instead; it may be named where other users of the machine do not see it, for
    /// there may be a password in it.
    Optional<String> database(Shell shell) {
        return database.or(
                () ->
                        Optional.ofNullable(shell.environment().get("DALMUTI_DATABASE"))
                                .filter(url -> !url.isBlank()));
    }
}
