package dalmuti.app.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A Java runtime with what Dalmuti needs and nothing else.
///
/// @param folder where it lies
record RuntimeImage(Path folder) {

    private static final String NATIVE = "/org/sqlite/native/";
    private static final String OWN_NATIVE = ownNative();

    /// What the jars ask for (`jdeps --print-module-deps`), and the vectors of `train`. The
    /// laboratory draws by java.desktop.
    private static final List<String> MODULES =
            List.of(
                    "java.base",
                    "java.compiler",
                    "java.desktop",
                    "java.instrument",
                    "java.management",
                    "java.naming",
                    "java.net.http",
                    "java.security.jgss",
                    "java.sql",
                    "jdk.httpserver",
                    "jdk.incubator.vector",
                    "jdk.management",
                    "jdk.net",
                    "jdk.unsupported",
                    "jdk.zipfs");

    /// Of java.desktop, what is for screens and loudspeakers and wants libraries of the system.
    private static final String WINDOWS =
            Stream.of("awt_xawt", "jawt", "jsound", "splashscreen")
                    .map(it -> "/java.desktop/lib/lib" + it + ".so")
                    .collect(Collectors.joining(","));

    /// @param flags the file of what java is started with, for which its own classes are prepared
    static RuntimeImage at(Path folder, Path flags) throws IOException {
        Tool.JLINK.run(
                List.of(
                        "--add-modules",
                        String.join(",", MODULES),
                        "--strip-java-debug-attributes",
                        "--no-header-files",
                        "--no-man-pages",
                        "--exclude-files",
                        WINDOWS,
                        "--output",
                        folder.toString()));
        var image = new RuntimeImage(folder);
        image.prepareClasses(flags);
        return image;
    }

    private void prepareClasses(Path flags) throws IOException {
        var command = List.of(folder.resolve("bin/java").toString(), "@" + flags, "-Xshare:dump");
        try {
            int status =
                    new ProcessBuilder(command)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor();
            if (status != 0) {
                throw new IOException("java -Xshare:dump: " + status);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whether something in a jar is for a machine of another kind: SQLite brings its own for all.
    static boolean isForeign(Path entry) {
        String name = entry.toString();
        return name.startsWith(NATIVE) && !name.matches(NATIVE + OWN_NATIVE);
    }

    private static String ownNative() {
        String[] own = platform().split("-", 2);
        String system =
                switch (own[0]) {
                    case "macos" -> "Mac";
                    case "windows" -> "Windows";
                    default -> "Linux(-Musl)?";
                };
        return system + "/" + (own[1].equals("x64") ? "x86_64" : "aarch64") + "/.*";
    }

    /// Of the machine this is made on, the only one that a runtime can be made for.
    static String platform() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String machine = System.getProperty("os.arch", "");
        return (system.startsWith("mac") ? "macos" : system.startsWith("win") ? "windows" : system)
                + "-"
                + (machine.equals("amd64") || machine.equals("x86_64")
                        ? "x64"
                        : machine.equals("aarch64") ? "arm64" : machine);
    }
}
