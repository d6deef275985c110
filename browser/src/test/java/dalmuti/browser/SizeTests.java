package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/// How much a browser has to fetch.
class SizeTests {

    private static final Path PROGRAM = Path.of("../web/target/classes/web");
    private static final long MOST = 130_000;
    private static final long MOST_TO_LOOK_AT = 250_000;

    @Test
    void allScriptTogetherIsSmall() throws IOException {
        try (Stream<Path> files = Files.walk(PROGRAM)) {
            long bytes =
                    files.filter(file -> file.toString().endsWith(".js"))
                            .mapToLong(SizeTests::compressed)
                            .sum();
            assertThat(bytes).as("compressed bytes of script").isBetween(1L, MOST);
        }
    }

    @Test
    void lettersAndPicturesOfATableTogetherAreSmall() throws IOException {
        try (Stream<Path> files = Files.walk(PROGRAM)) {
            long bytes =
                    files.filter(file -> file.toString().matches(".*\\.(svg|woff2)"))
                            .mapToLong(file -> file.toFile().length())
                            .sum();
            assertThat(bytes).as("bytes of letters and pictures").isBetween(1L, MOST_TO_LOOK_AT);
        }
    }

    private static long compressed(Path file) {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new Gzip(bytes)) {
            gzip.write(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.size();
    }

    /// As small as it gets.
    private static final class Gzip extends GZIPOutputStream {
        Gzip(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
