package dalmuti.app;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/// Where the program begins: whether all of it is there has to be asked before any of it is used.
public final class Start {

    /// A zip ends with a record of so many bytes that begins so, unless a comment follows.
    private static final int END_BYTES = 22;

    private static final int END = 0x504b0506;

    private Start() {}

    public static void main(String[] args) throws IOException {
        Optional<String> flaw = flaw(Path.of(System.getProperty("java.class.path", "")));
        if (flaw.isPresent()) {
            // In English, for the other languages may be among what is missing.
            System.err.printf(
                    "dalmuti: %s: unpack the download anew, or download it again"
                            + " (SHA256SUMS tells whether it is whole)%n",
                    flaw.get());
            System.exit(1);
        }
        Main.main(args);
    }

    /// The first of what a jar names in its manifest that is not beside it, or was cut short.
    /// Started from anything else than a jar, nothing is known to be missing.
    private static Optional<String> flaw(Path jar) throws IOException {
        if (!Files.isRegularFile(jar)) {
            return Optional.empty();
        }
        try (var file = new JarFile(jar.toFile())) {
            String libraries =
                    file.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return Stream.of(libraries.split(" "))
                    .map(jar::resolveSibling)
                    .flatMap(it -> flawOf(it).stream())
                    .findFirst();
        }
    }

    private static Optional<String> flawOf(Path library) {
        if (!Files.isReadable(library)) {
            return Optional.of(library + " is missing");
        }
        return isWhole(library) ? Optional.empty() : Optional.of(library + " is damaged");
    }

    /// Only how it ends is looked at, for this is asked of each at every start.
    private static boolean isWhole(Path library) {
        try (var file = new RandomAccessFile(library.toFile(), "r")) {
            file.seek(Math.max(0, file.length() - END_BYTES));
            return file.readInt() == END || opens(library);
        } catch (IOException e) {
            return false;
        }
    }

    /// As it does with a comment at its end, too.
    private static boolean opens(Path library) throws IOException {
        try (var _ = new JarFile(library.toFile())) {
            return true;
        }
    }
}
