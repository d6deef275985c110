import dalmuti.wire.codec.ScalarCodecs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/// Writes the files that lie beside classes on a JVM as one of JSON, which a browser fetches.
/// Started as a source file by the build of this module.
final class WriteFiles {

    private static final List<String> FILES =
            List.of(
                    "dalmuti/bots/sense/places.csv",
                    "dalmuti/words/names.csv",
                    "dalmuti/words/rules/dalmuti.md",
                    "dalmuti/words/rules/decrees.md",
                    "dalmuti/words/rules/grapples.md",
                    "dalmuti/words/rules/record.md",
                    "dalmuti/table/lesson/jesters.drn",
                    "dalmuti/table/lesson/lead.drn",
                    "dalmuti/table/lesson/out.drn",
                    "dalmuti/table/lesson/pass.drn",
                    "dalmuti/table/lesson/revolution.drn",
                    "dalmuti/table/lesson/tax.drn");

    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        Files.createDirectories(file.getParent());
        Files.writeString(
                file,
                FILES.stream().map(WriteFiles::field).collect(Collectors.joining(",", "{", "}")));
    }

    private static String field(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        return ScalarCodecs.TEXT.write(name) + ":" + ScalarCodecs.TEXT.write(text(path));
    }

    private static String text(String path) {
        try (InputStream stream = ClassLoader.getSystemResourceAsStream(path)) {
            return new String(
                    Objects.requireNonNull(stream, path).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
