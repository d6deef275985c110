package dalmuti.app;

import picocli.CommandLine.IVersionProvider;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// The version that Maven built.
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() throws IOException {
        try (var stream = Version.class.getResourceAsStream("version.txt")) {
            byte[] bytes = Objects.requireNonNull(stream).readAllBytes();
            return new String[] {"dalmuti " + new String(bytes, StandardCharsets.UTF_8).strip()};
        }
    }
}
