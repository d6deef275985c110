package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Somebody whom the server knows.
///
/// @param admission what their browser keeps, as JSON
record Guest(String admission) {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    static Guest named(Premises premises, String name) {
        return new Guest(post(premises, "/api/guests", "", "{\"name\":\"" + name + "\"}"));
    }

    static Guest alone(String name) {
        return new Guest("{\"id\":\"you\",\"token\":\"\",\"name\":\"" + name + "\"}");
    }

    String open(Premises premises, Plan plan) {
        return field(post(premises, "/api/tables", field(admission, "token"), plan.json()), "code");
    }

    static String get(Premises premises, String path) {
        return send(HttpRequest.newBuilder(URI.create(premises.url(path))).build());
    }

    /// Whether there is something at a path.
    static boolean finds(Premises premises, String path) {
        return answer(HttpRequest.newBuilder(URI.create(premises.url(path))).build()).statusCode()
                == 200;
    }

    private static String post(Premises premises, String path, String token, String body) {
        var request =
                HttpRequest.newBuilder(URI.create(premises.url(path)))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return send(request.build());
    }

    private static String send(HttpRequest request) {
        HttpResponse<String> response = answer(request);
        assertThat(response.statusCode()).as(response.body()).isBetween(200, 299);
        return response.body();
    }

    private static HttpResponse<String> answer(HttpRequest request) {
        try {
            return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static String field(String json, String name) {
        Matcher found = Pattern.compile('"' + name + "\":\"([^\"]+)\"").matcher(json);
        assertThat(found.find()).as(json).isTrue();
        return found.group(1);
    }
}
