package dalmuti.app.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/// Something that records are read from.
///
/// @param name what people call it
public record Source(String name, Opening opening) {

    /// Opens the source, once.
    @FunctionalInterface
    public interface Opening {
        InputStream open() throws IOException;
    }

    static Source of(Path file) {
        return new Source(file.toString(), () -> Files.newInputStream(file));
    }

    static Source failing(String name, IOException why) {
        return new Source(
                name,
                () -> {
                    throw why;
                });
    }
}
