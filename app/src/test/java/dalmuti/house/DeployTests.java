package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The examples to run a server by can be read, and the chart says what the manifests say. Helm
/// itself is not needed: the chart uses values and nothing else.
class DeployTests {

    private static final Path DEPLOY = Path.of("../deploy");
    private static final Path CHART = DEPLOY.resolve("helm/dalmuti");
    private static final Pattern VALUE =
            Pattern.compile("\\{\\{ \\.(Values|Release)\\.([A-Za-z.]+) }}");
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

    private static List<JsonNode> documents(String text) throws IOException {
        var documents = new ArrayList<JsonNode>();
        YAML.readerFor(JsonNode.class).<JsonNode>readValues(text).forEachRemaining(documents::add);
        return documents;
    }

    private static List<JsonNode> chart() throws IOException {
        JsonNode values = YAML.readTree(CHART.resolve("values.yaml").toFile());
        var documents = new ArrayList<JsonNode>();
        try (Stream<Path> templates = Files.list(CHART.resolve("templates"))) {
            for (Path template : templates.sorted().toList()) {
                String text =
                        VALUE.matcher(Files.readString(template))
                                .replaceAll(it -> value(values, it.group(1), it.group(2)));
                assertThat(text).as(template.toString()).doesNotContain("{{");
                documents.addAll(documents(text));
            }
        }
        return documents;
    }

    private static String value(JsonNode values, String of, String path) {
        if (of.equals("Release")) {
            assertThat(path).isEqualTo("Name");
            return "dalmuti";
        }
        JsonNode value = values.at("/" + path.replace('.', '/'));
        assertThat(value.isValueNode()).as(path).isTrue();
        return value.asText();
    }

    private static List<String> kinds(List<JsonNode> documents) {
        return documents.stream()
                .map(it -> it.at("/kind").asText() + " " + it.at("/metadata/name").asText())
                .sorted()
                .toList();
    }

    @Test
    void theChartHasWhatTheManifestsHave() throws Exception {
        List<JsonNode> manifests = documents(Files.readString(DEPLOY.resolve("kubernetes.yaml")));
        assertThat(kinds(chart())).isEqualTo(kinds(manifests));
        for (JsonNode manifest : manifests) {
            assertThat(chart())
                    .filteredOn(it -> kinds(List.of(it)).equals(kinds(List.of(manifest))))
                    .allSatisfy(it -> assertThat(it).isEqualTo(manifest));
        }
    }

    @Test
    void everyExampleCanBeRead() throws Exception {
        assertThat(documents(Files.readString(DEPLOY.resolve("compose.yaml")))).hasSize(1);
        assertThat(YAML.readTree(CHART.resolve("Chart.yaml").toFile()).at("/name").asText())
                .isEqualTo("dalmuti");
        JsonNode dashboard = new ObjectMapper().readTree(DEPLOY.resolve("grafana.json").toFile());
        assertThat(dashboard.at("/title").asText()).isEqualTo("Dalmuti");
    }
}
