package dalmuti.server.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.Settings;
import dalmuti.testkit.Ports;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What a whole server tells Prometheus.
class MetricsTests {

    /// Dashboards and alerts know these.
    private static final List<String> NAMES =
            List.of(
                    "archive_stuck gauge",
                    "connections gauge",
                    "connections_refused_total counter",
                    "data_bytes gauge",
                    "disk_free_bytes gauge",
                    "frames_in_total counter",
                    "frames_out_total counter",
                    "frames_refused_total counter",
                    "journal_commits_total counter",
                    "journal_entries_total counter",
                    "journal_waiting gauge",
                    "jvm_gc_seconds_total counter",
                    "jvm_heap_bytes gauge",
                    "jvm_other_memory_bytes gauge",
                    "jvm_threads gauge",
                    "sockets gauge",
                    "sockets_dropped_total counter",
                    "table_seconds histogram",
                    "tables_awake gauge",
                    "tables_damaged gauge",
                    "tables_kept_total counter",
                    "uptime_seconds gauge");

    private static final Pattern METRIC = Pattern.compile("\\b(dalmuti|jvm|process)_[a-z_]+");

    @TempDir private Path data;

    @Test
    void theNamesStay() throws Exception {
        String all = metrics();
        Set<String> types = types(all);
        assertThat(types).containsAll(NAMES.stream().map(it -> "dalmuti_" + it).toList());
        assertThat(types)
                .contains(
                        "dalmuti_pool_active gauge",
                        "jvm_memory_used_bytes gauge",
                        "process_cpu_seconds_total counter");
        String dashboard = Files.readString(Path.of("../deploy/grafana.json"));
        assertThat(METRIC.matcher(dashboard).results().map(MatchResult::group))
                .hasSizeGreaterThan(10)
                .allSatisfy(it -> assertThat(all).containsPattern("(?m)^" + it + "[ {]"));
    }

    private String metrics() throws Exception {
        int port = Ports.free();
        Settings settings = Settings.here(data).at("127.0.0.1", 0, port);
        try (var server = Server.start(settings);
                var http = HttpClient.newHttpClient()) {
            var page = URI.create("http://localhost:" + server.port() + "/health");
            http.send(HttpRequest.newBuilder(page).build(), BodyHandlers.discarding());
            var request =
                    HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/metrics"));
            return http.send(request.build(), BodyHandlers.ofString()).body();
        }
    }

    private static Set<String> types(String metrics) {
        return metrics.lines()
                .filter(it -> it.startsWith("# TYPE "))
                .map(it -> it.substring("# TYPE ".length()))
                .collect(Collectors.toSet());
    }
}
