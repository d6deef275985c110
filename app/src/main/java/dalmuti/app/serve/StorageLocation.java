package dalmuti.app.serve;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// Where a server keeps what is its own, if nobody says otherwise.
final class StorageLocation {

    private StorageLocation() {}

    /// The folder that is usual on this system.
    static Path folder(Map<String, String> environment) {
        String named = environment.getOrDefault("XDG_DATA_HOME", "");
        if (Path.of(named).isAbsolute()) {
            return Path.of(named, "dalmuti");
        }
        String home = environment.getOrDefault("HOME", System.getProperty("user.home", "."));
        String system = System.getProperty("os.name", "");
        return system.startsWith("Mac")
                ? Path.of(home, "Library", "Application Support", "dalmuti")
                : Path.of(home, ".local", "share", "dalmuti");
    }

    /// A database that is named where other users of the machine do not see it, for there may be a
    /// password in it.
    static Optional<String> database(Map<String, String> environment) {
        return Optional.ofNullable(environment.get("DALMUTI_DATABASE"))
                .filter(url -> !url.isBlank());
    }
}
