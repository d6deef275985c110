package dalmuti.app.remote;

import dalmuti.contract.RefusedException;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Appearance;
import dalmuti.wire.rest.Arrival;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.GuestCard;
import dalmuti.wire.rest.Opened;
import dalmuti.wire.rest.Problem;
import dalmuti.wire.table.Plan;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;

/// What is asked of a server before and after sitting at its tables.
///
/// @param language in which it says why it does not do something: `en`
public record ServerApi(HttpClient client, ServerAddress server, String language) {

    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final int LONGEST = 1 << 20;
    private static final int GOOD = 300;
    private static final int TRIES = 40;
    private static final Duration BETWEEN_TRIES = Duration.ofMillis(250);

    /// The token of whoever comes: the one they were given before, or a new one.
    ///
    /// @param name what they want to be called, if they have said so
    public String enter(TokenStore tokens, Optional<String> name, String otherwise) {
        Optional<String> known = tokens.of(server).filter(token -> isKnown(token, name));
        return known.orElseGet(
                () -> {
                    String token = admit(name.orElse(otherwise));
                    tokens.keep(server, token);
                    return token;
                });
    }

    private boolean isKnown(String token, Optional<String> name) {
        try {
            var card = ask(GuestCard.class, "GET", "/api/guests/me", token, "");
            if (name.filter(it -> !it.equals(card.name())).isPresent()) {
                String naming = Bodies.write(Appearance.named(name.get()));
                ask(GuestCard.class, "PATCH", "/api/guests/me", token, naming);
            }
            return true;
        } catch (DeniedException e) {
            if (e.isAboutToken()) {
                return false;
            }
            throw e;
        }
    }

    /// A new guest's token.
    public String admit(String name) {
        return admit(new Arrival(name, Optional.empty()));
    }

    /// A new guest's token, who is shown as a bot to everybody.
    public String admitProgram(String name) {
        return admit(new Arrival(name, Optional.of(true)));
    }

    private String admit(Arrival arrival) {
        return ask(Admission.class, "POST", "/api/guests", "", Bodies.write(arrival)).token();
    }

    /// The code of a new table.
    public String open(Plan plan, String token) {
        return ask(Opened.class, "POST", "/api/tables", token, Bodies.write(plan)).code();
    }

    /// The record of a match that has just ended, which takes a moment to be there.
    public String record(String match) throws InterruptedException {
        for (int attempt = 1; ; attempt++) {
            try {
                return text("GET", server.record(match).getPath(), "", "");
            } catch (DeniedException e) {
                if (!e.isAbsent() || attempt == TRIES) {
                    throw e;
                }
                Thread.sleep(BETWEEN_TRIES);
            }
        }
    }

    private <T> T ask(Class<T> type, String method, String path, String token, String body) {
        try {
            return Bodies.read(type, text(method, path, token, body), LONGEST);
        } catch (RefusedException e) {
            throw new UnreachableException(server); // somebody answers who is no such server
        }
    }

    private String text(String method, String path, String token, String body) {
        var request =
                HttpRequest.newBuilder(server.page(path))
                        .timeout(PATIENCE)
                        .header("Accept-Language", language)
                        .method(method, BodyPublishers.ofString(body));
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json");
        }
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        try {
            HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
            if (answer.statusCode() >= GOOD) {
                var problem = Bodies.read(Problem.class, answer.body(), LONGEST);
                throw new DeniedException(
                        answer.statusCode(), problem.text() + " (" + problem.rule() + ")");
            }
            return answer.body();
        } catch (IOException | RefusedException e) {
            throw new UnreachableException(server);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnreachableException(server);
        }
    }
}
