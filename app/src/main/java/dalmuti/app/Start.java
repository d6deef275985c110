package dalmuti.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/// Where the program begins: whether all of it is there has to be asked before any of it is used.
public final class Start {

    private Start() {}

    public static void main(String[] args) throws IOException {
        List<Path> missing = missing(Path.of(System.getProperty("java.class.path", "")));
        if (!missing.isEmpty()) {
            // In English, for the other languages may be among what is missing.
            System.err.printf(
                    "dalmuti: %s is missing: unpack the download anew, or download it again"
                            + " (SHA256SUMS tells whether it is whole)%n",
                    missing.getFirst());
            System.exit(1);
        }
        Main.main(args);
    }

    /// What a jar names in its manifest and does not find beside it. Started from anything else
    /// than a jar, nothing is known to be missing.
    static List<Path> missing(Path jar) throws IOException {
        if (!Files.isRegularFile(jar)) {
            return List.of();
        }
        try (var file = new JarFile(jar.toFile())) {
            String libraries =
                    file.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return Stream.of(libraries.split(" "))
                    .map(jar::resolveSibling)
                    .filter(it -> !Files.isReadable(it))
                    .toList();
        }
    }
}
