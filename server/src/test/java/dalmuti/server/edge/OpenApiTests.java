package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/// The document of OpenAPI says what the server does; `-Dgolden.write=true` writes it anew.
class OpenApiTests {

    private static final Path DOCUMENT = Path.of("../docs/protocol/openapi.json");
    private static final Pattern PATH = Pattern.compile("(?m)^    \"(/[^\"]*)\" : ");

    @Test
    void itIsCurrent() throws IOException {
        try (var server = Running.usual()) {
            String document = OpenApi.document(server.edge().operations());
            if (Boolean.getBoolean("golden.write")) {
                Files.createDirectories(DOCUMENT.getParent());
                Files.writeString(DOCUMENT, document);
            }
            assertThat(Files.readString(DOCUMENT)).isEqualTo(document);
        }
    }

    /// The routes are made from the same list, so none can be missing from it; what Javalin has on
    /// top are the pages and the nothing under `/api`.
    @Test
    void everyPathOfItAnswers() throws IOException {
        try (var server = Running.usual()) {
            PATH.matcher(Files.readString(DOCUMENT))
                    .results()
                    .map(it -> it.group(1).replaceAll("\\{[a-z]+}", "x"))
                    .forEach(
                            path -> {
                                var response = server.get(path);
                                assertThat(response.body())
                                        .as(path)
                                        .doesNotContain("server.no-such-page");
                            });
        }
    }

    @Test
    void theServerServesItsDescriptions() throws IOException {
        try (var server = Running.usual()) {
            for (String name : List.of("openapi.json", "asyncapi.json", "schema.json")) {
                var answer = server.get("/api/" + name);
                assertThat(answer.headers().firstValue("Content-Type").orElseThrow())
                        .startsWith("application/json");
                assertThat(answer.body())
                        .isEqualTo(Files.readString(Path.of("../docs/protocol", name)));
            }
        }
    }

    @Test
    void nothingElseAnswers() {
        try (var server = Running.usual()) {
            assertThat(server.edge().paths())
                    .filteredOn(it -> !it.contains("*"))
                    .allSatisfy(
                            it ->
                                    assertThat(OpenApi.document(server.edge().operations()))
                                            .contains("\"" + it.split(" ", 2)[1] + "\" : {"));
        }
    }
}
