package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.Settings.Front;
import dalmuti.server.edge.limit.FixedWindowLimit;
import dalmuti.server.edge.limit.TokenBucket;
import dalmuti.words.Language;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicLong;

/// How much one visitor may ask for.
class LimitTests {

    private static final String NAMING = "{\"name\":\"Ana\"}";

    private static HttpResponse<String> from(Running server, String address) {
        return server.post("/api/guests", NAMING, "X-Forwarded-For", address);
    }

    @Test
    void anAddressBringsSoManyGuestsAnHour() {
        try (var server = Running.with(Running.tight(), Front.NONE)) {
            assertThat(from(server, "192.0.2.1").statusCode()).isEqualTo(201);
            assertThat(from(server, "192.0.2.2").statusCode()).isEqualTo(201);
            HttpResponse<String> third = from(server, "192.0.2.3");
            assertThat(third.statusCode()).isEqualTo(429);
            assertThat(Integer.parseInt(third.headers().firstValue("Retry-After").orElseThrow()))
                    .isBetween(3500, 3600);
        }
    }

    @Test
    void whoeverOpensAPageReadsASentence() {
        try (var server = Running.usual()) {
            var refused = server.ask("GET", "/art/none.svg", "", "Accept", "text/html,*/*;q=0.8");
            assertThat(refused.statusCode()).isEqualTo(404);
            assertThat(refused.headers().firstValue("Content-Type").orElseThrow())
                    .startsWith("text/plain");
            assertThat(refused.body()).isEqualTo(Words.in(Language.EN).say("server.no-such-page"));
        }
    }

    @Test
    void nobodyRenamesThemselvesOrMakesCodesAllDay() {
        try (var server = Running.usual()) {
            var ana = server.behind().people.admit("Ana");
            String[] as = {
                "Authorization", "Bearer " + ana.token(), "Content-Type", "application/json"
            };
            for (int i = 0; i < 30; i++) {
                String named = "{\"name\":\"Ana " + i + "\"}";
                assertThat(server.ask("PATCH", "/api/guests/me", named, as).statusCode())
                        .isEqualTo(200);
                assertThat(server.ask("POST", "/api/guests/me/links", "", as).statusCode())
                        .isEqualTo(201);
            }
            assertThat(server.ask("PATCH", "/api/guests/me", NAMING, as).statusCode())
                    .isEqualTo(429);
            assertThat(server.ask("POST", "/api/guests/me/links", "", as).statusCode())
                    .isEqualTo(429);
            assertThat(server.ask("GET", "/api/guests/me", "", as).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void behindAProxyAddressesAreThoseOfItsVisitors() {
        try (var server = Running.with(Running.tight(), Front.PROXY)) {
            for (int i = 0; i < 2; i++) {
                assertThat(from(server, "192.0.2.1").statusCode()).isEqualTo(201);
                assertThat(from(server, "10.9.9.9, 2001:db8::1").statusCode()).isEqualTo(201);
            }
            assertThat(from(server, "2001:db8:0:0:ffff::2").statusCode())
                    .as("the same household")
                    .isEqualTo(429);
            assertThat(from(server, "192.0.2.1").statusCode()).isEqualTo(429);
        }
    }

    @Test
    void aNameIsNeverLookedUp() {
        try (var server = Running.with(Running.tight(), Front.PROXY)) {
            assertThat(from(server, "bad.cafe").statusCode()).isEqualTo(201);
            assertThat(from(server, "1.2.3.4.5").statusCode()).isEqualTo(201);
            assertThat(from(server, "fe.ed").statusCode()).as("the proxy itself").isEqualTo(429);
            assertThat(from(server, "192.0.2.1").statusCode()).isEqualTo(201);
        }
    }

    @Test
    void anAddressAsksSoOftenAMinute() {
        try (var server = Running.with(Running.tight(), Front.NONE)) {
            for (int i = 0; i < 40; i++) {
                assertThat(server.get("/api/tables").statusCode()).isEqualTo(200);
            }
            assertThat(server.get("/api/tables").statusCode()).isEqualTo(429);
            assertThat(server.get("/health").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void anAddressAsksSoMuchAtTheSameTime() throws Exception {
        String begun =
                "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                        + "Content-Length: 14\r\n\r\n{";
        var slow = new ArrayList<RawCaller>();
        try (var server = Running.with(Running.tight(), Front.NONE)) {
            // whoever is refused because somebody asked in between makes room for the next
            while (slow.size() < 40 && server.get("/health").statusCode() != 429) {
                slow.add(RawCaller.saying(server.edge().port(), begun));
            }
            assertThat(slow).hasSizeBetween(4, 39);
            for (RawCaller caller : slow) {
                caller.close();
            }
            awaitHealth(server);
        }
    }

    private static void awaitHealth(Running server) throws InterruptedException {
        for (int i = 0; i < 100 && server.get("/health").statusCode() != 200; i++) {
            Thread.sleep(20);
        }
        assertThat(server.get("/health").statusCode()).isEqualTo(200);
    }

    @Test
    void anAllowanceComesBackWithTime() {
        var now = new AtomicLong();
        var allowance = new FixedWindowLimit(2, Duration.ofMinutes(1), now::get);
        assertThat(allowance.take("a")).isZero();
        now.addAndGet(Duration.ofSeconds(30).toNanos());
        assertThat(allowance.take("a")).isZero();
        assertThat(allowance.take("a")).isEqualTo(31);
        assertThat(allowance.take("b")).isZero();
        now.addAndGet(Duration.ofSeconds(30).toNanos());
        assertThat(allowance.take("a")).isZero();
    }

    @Test
    void aBucketFillsAgain() {
        var bucket = new TokenBucket(10, 3, 0);
        for (int i = 0; i < 3; i++) {
            assertThat(bucket.take(0)).isTrue();
        }
        assertThat(bucket.take(99_000_000)).isFalse();
        assertThat(bucket.take(100_000_000)).isTrue();
        assertThat(bucket.take(100_000_001)).isFalse();
    }
}
