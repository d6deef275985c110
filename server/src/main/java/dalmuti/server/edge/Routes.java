package dalmuti.server.edge;

import dalmuti.server.Parts;
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
            Parts parts,
            Doorkeeper doorkeeper,
            Limits limits,
            ReviewDesk reviews,
            BooleanSupplier ready) {
        var disconnection = new Disconnection(parts.moderation(), parts.machines());
        return Stream.of(
                        new GuestAnswers(parts, disconnection, doorkeeper, limits).routes(),
                        new DeviceAnswers(parts.people(), disconnection, doorkeeper).routes(),
                        new TableAnswers(parts, doorkeeper, limits).routes(),
                        LearningAnswers.routes(),
                        new MatchAnswers(parts).routes(),
                        new RecordAnswers(parts.archive(), limits, reviews).routes(),
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
            throw Denied.with(503, "server", "server.unavailable");
        }
        return new Health("ready");
    }
}
