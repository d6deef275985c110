package dalmuti.server.edge.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;

/// The descriptions of all that can be asked and said, for programs: those of `docs/protocol`.
public final class ApiDocuments {

    private static final Set<String> PATHS =
            Set.of("/api/openapi.json", "/api/asyncapi.json", "/api/schema.json");

    private ApiDocuments() {}

    public static Optional<String> find(String path) {
        return Optional.of(path).filter(PATHS::contains).map(ApiDocuments::read);
    }

    private static String read(String path) {
        String file = path.substring("/api/".length());
        try (InputStream in = ApiDocuments.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("There is no " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
