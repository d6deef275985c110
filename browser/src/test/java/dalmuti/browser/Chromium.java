package dalmuti.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// The browser that is there already: nothing is downloaded.
final class Chromium {

    static final String MISSING =
            "No Chromium found: install it (apt-get install chromium-headless-shell), or name it"
                    + " in DALMUTI_CHROMIUM";

    static final List<String> ARGUMENTS =
            List.of(
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    // Several visitors are at a table at once, and none of them may fall asleep.
                    "--disable-background-timer-throttling",
                    "--disable-backgrounding-occluded-windows",
                    "--disable-renderer-backgrounding");

    /// Without windows it takes half the processor's time, and so it comes first.
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");

    private Chromium() {}

    static Optional<Path> find() {
        String named = System.getenv("DALMUTI_CHROMIUM");
        return named == null ? onPath() : Optional.of(Path.of(named)).filter(Files::isExecutable);
    }

    private static Optional<Path> onPath() {
        String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
        return Stream.of(path.split(File.pathSeparator, -1))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
