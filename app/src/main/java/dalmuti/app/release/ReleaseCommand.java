package dalmuti.app.release;

import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/// Writes what people download, from the sources of this repository.
@Command(name = "release")
public final class ReleaseCommand implements Runnable {

    private static final double MEGABYTE = 1_000_000;

    private final Shell shell;
    private final Supplier<String> version;

    @Parameters(paramLabel = "OUT", descriptionKey = "out")
    private Path out = Path.of("");

    @Option(names = "--deb", negatable = true, defaultValue = "true", fallbackValue = "true")
    private boolean deb;

    public ReleaseCommand(Shell shell, Supplier<String> version) {
        this.shell = shell;
        this.version = version;
    }

    @Override
    public void run() {
        Path sources = sources();
        if (!Tool.JLINK.isThere()) {
            throw shell.misuse("release.no-jdk");
        }
        try {
            Files.createDirectories(out);
            Path work = Files.createTempDirectory("dalmuti-release");
            try {
                write(new Release(sources, version.get(), out, work));
            } finally {
                delete(work);
            }
        } catch (IOException e) {
            throw GivenUpException.flawed(
                    shell.say("command.cannot-be-made", out.toString(), String.valueOf(e)));
        }
    }

    /// The folder of the repository that this program was built in.
    private Path sources() {
        Path built = Path.of(System.getProperty("java.class.path", "")).toAbsolutePath();
        Path sources = built.resolveSibling("../..").normalize();
        if (!built.endsWith("app/target/dalmuti.jar")
                || !Files.exists(sources.resolve("CHANGELOG.md"))) {
            throw shell.misuse("release.no-sources");
        }
        if (!Files.exists(Release.listed(sources))) {
            throw shell.misuse("release.no-list");
        }
        return sources;
    }

    private void write(Release release) throws IOException {
        var written = new ArrayList<Path>();
        say(written, release.plain());
        say(written, release.whole());
        if (deb) {
            release.debian().ifPresent(it -> say(written, it));
        }
        say(written, release.list());
        say(written, release.checksums(written));
    }

    private void say(List<Path> written, Path file) {
        written.add(file);
        double size = file.toFile().length() / MEGABYTE;
        shell.println("%8.2f MB  %s".formatted(size, file));
        shell.out().flush();
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
