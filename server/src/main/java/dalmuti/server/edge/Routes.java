package dalmuti.server.edge;

import dalmuti.server.Backend;
import dalmuti.server.Settings.Limits;
import dalmuti.server.review.ReviewDesk;
import dalmuti.wire.rest.Health;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/// Everything that can be asked over HTTP. The server has these routes and no others, and the
/// OpenAPI document is made from them.
final class Routes {

    private Routes() {}

    static List<Route> of(
            Backend parts,
            RateLimits rateLimits,
            Limits limits,
            ReviewDesk reviews,
            BooleanSupplier ready) {
        var disconnection = new Disconnection(parts.moderation(), parts.machines());
        return Stream.of(
                        new GuestApi(parts, disconnection, rateLimits, limits).routes(),
                        new DeviceApi(parts.people(), disconnection, rateLimits).routes(),
                        new TableApi(parts, rateLimits, limits).routes(),
                        LearningApi.routes(),
                        new MatchApi(parts).routes(),
                        new RecordApi(parts.archive(), limits, reviews).routes(),
                        health(ready))
                .flatMap(List::stream)
                .toList();
    }

    private static List<Route> health(BooleanSupplier ready) {
        return List.of(
                Route.get("/health", "Whether the server runs")
                        .gives(Health.class)
                        .by(_ -> new Health("up")),
                Route.get("/ready", "Whether the server takes visitors")
                        .gives(Health.class)
                        .refuses(503)
                        .by(_ -> ready(ready)));
    }

    private static Object ready(BooleanSupplier ready) {
        if (!ready.getAsBoolean()) {
            throw HttpRefusal.with(503, "server", "server.unavailable");
        }
        return new Health("ready");
    }
}
