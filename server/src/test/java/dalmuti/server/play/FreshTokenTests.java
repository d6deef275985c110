package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.Kind;
import dalmuti.wire.rest.Admission;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/// A token is good from the moment its owner reads it, also while tables are played at and others
/// are deleted. More of them: `-Ddalmuti.tokens=20000`.
class FreshTokenTests {

    private static final int TOKENS = Integer.getInteger("dalmuti.tokens", 400);
    private static final int VISITORS = 8;
    private static final int DELETED = 20;

    @ParameterizedTest
    @EnumSource
    void aFreshTokenIsKnown(Kind kind) throws Exception {
        try (Node node = Node.start(kind.fresh());
                var visitors = Executors.newFixedThreadPool(VISITORS)) {
            var reception = new Reception();
            reception.at(node.address());
            try (Company _ = Company.sits(reception, 1)) {
                List<Callable<List<String>>> work = new ArrayList<>();
                IntStream.range(0, VISITORS)
                        .forEach(_ -> work.add(() -> strange(reception, node.address())));
                List<String> strange = new ArrayList<>();
                for (var answers : visitors.invokeAll(work)) {
                    strange.addAll(answers.get());
                }
                assertThat(strange).isEmpty();
            }
        }
    }

    /// Asks who one is, at once and by two connections, and says which answers were wrong.
    private static List<String> strange(Reception reception, URI server) throws Exception {
        List<String> strange = new ArrayList<>();
        try (var another = HttpClient.newHttpClient()) {
            for (int i = 0; i < TOKENS / VISITORS; i++) {
                Admission guest = reception.admit("Fresh" + i);
                for (HttpClient http : List.of(reception.http(), another)) {
                    String answer = me(http, server, guest.token());
                    if (!answer.startsWith("200 ") || !answer.contains(guest.id())) {
                        strange.add(guest + ": " + answer);
                    }
                }
                if (i % DELETED == 0) {
                    reception.forget(guest.token());
                }
            }
        }
        return strange;
    }

    private static String me(HttpClient http, URI server, String token)
            throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(server.resolve("/api/guests/me"))
                        .timeout(Duration.ofSeconds(30))
                        .header("Authorization", "Bearer " + token)
                        .build();
        var answer = http.send(request, BodyHandlers.ofString());
        return answer.statusCode() + " " + answer.body();
    }
}
