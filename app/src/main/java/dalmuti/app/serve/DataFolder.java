package dalmuti.app.serve;

import java.nio.file.Path;
import java.util.Map;

/// Where programs keep what is theirs, by the customs of the system.
final class DataFolder {

    private DataFolder() {}

    static Path of(Map<String, String> environment) {
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
}
