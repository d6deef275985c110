package dalmuti.server.edge.http;

import dalmuti.server.Backend;
import dalmuti.server.OwnAddresses;
import dalmuti.server.review.ReviewDesk;
import dalmuti.wire.rest.Health;

import java.time.InstantSource;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Everything that can be asked over HTTP. The server has these routes and no others, and the
/// OpenAPI document is made from them.
public final class Routes {

    private Routes() {}

    /// @param addresses of the server, which are known once it listens
    public static List<Route> of(
            Backend backend,
            ReviewDesk reviews,
            Supplier<OwnAddresses> addresses,
            BooleanSupplier ready) {
        var disconnection = new Disconnection(backend.moderation(), backend.machines());
        RecordWorkers workers = RecordWorkers.usual();
        return Stream.of(
                        new GuestApi(backend.people(), backend.tables(), disconnection).routes(),
                        new DeviceApi(backend.people(), disconnection).routes(),
                        new TableApi(backend, workers).routes(),
                        new InvitationApi(addresses).routes(),
                        new MatchApi(backend).routes(),
                        new RecordApi(backend.archive(), reviews, workers).routes(),
                        new DayApi(backend.days(), workers, InstantSource.system()).routes(),
                        health(ready))
                .flatMap(List::stream)
                .toList();
    }

    private static List<Route> health(BooleanSupplier ready) {
        return List.of(
                Route.get("/health", "Whether the server runs")
                        .gives(Health.class, _ -> new Health("up")),
                Route.get("/ready", "Whether the server takes visitors")
                        .refuses(503)
                        .gives(Health.class, _ -> ready(ready)));
    }

    private static Health ready(BooleanSupplier ready) {
        if (!ready.getAsBoolean()) {
            throw HttpRefusal.with(503, "server", "server.unavailable");
        }
        return new Health("ready");
    }
}
