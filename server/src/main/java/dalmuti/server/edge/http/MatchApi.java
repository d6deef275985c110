package dalmuti.server.edge.http;

import dalmuti.server.Archive;
import dalmuti.server.Backend;
import dalmuti.table.people.Guest;
import dalmuti.wire.rest.Career;
import dalmuti.wire.rest.History;
import dalmuti.wire.rest.Leaderboard;
import dalmuti.wire.rest.MatchCard;

import java.util.List;

/// The API about finished matches and statistics.
record MatchApi(Backend backend) {

    static final String NO_MATCH = "server.no-such-match";

    private static final int MOST_MATCHES = 100;
    private static final int MOST_ROWS = 100;

    List<Route> routes() {
        return List.of(
                Route.get("/api/matches/{id}", "A match that is over")
                        .refuses(404)
                        .gives(MatchCard.class, this::match),
                Route.get("/api/matches/{id}/record", "Its record (SEE-2)")
                        .refuses(404)
                        .text(this::record),
                Route.get("/api/players/{id}/history", "Somebody's matches, the latest first")
                        .refuses(404)
                        .gives(History.class, this::history),
                Route.get("/api/players/{id}/statistics", "How somebody has done")
                        .refuses(404)
                        .gives(Career.class, this::statistics),
                Route.get("/api/leaderboard", "Who plays a game best")
                        .query("game")
                        .refuses(400)
                        .gives(
                                Leaderboard.class,
                                asked ->
                                        backend.archive()
                                                .leaderboard(asked.game().name(), MOST_ROWS)));
    }

    private MatchCard match(ApiRequest asked) {
        return backend.archive()
                .match(asked.part("id"))
                .orElseThrow(() -> asked.missing("id", NO_MATCH));
    }

    /// There is one only once a match is over (SEE-2).
    private String record(ApiRequest asked) {
        return backend.archive()
                .record(asked.part("id"))
                .orElseThrow(() -> asked.missing("id", NO_MATCH));
    }

    /// Whose tables are open to those with the link only does not have it told to others.
    private History history(ApiRequest asked) {
        String player = player(asked).id();
        return new History(backend.archive().history(player, extent(asked, player), MOST_MATCHES));
    }

    private static Archive.Extent extent(ApiRequest asked, String player) {
        boolean own = asked.token().isPresent() && asked.guest().id().equals(player);
        return own ? Archive.Extent.ALL : Archive.Extent.LISTED;
    }

    /// Whom somebody plays with is nobody else's business.
    private Career statistics(ApiRequest asked) {
        Guest player = player(asked);
        return new Career(
                GuestApi.card(player),
                backend.archive().statistics(player.id(), extent(asked, player.id())));
    }

    private Guest player(ApiRequest asked) {
        return backend.people()
                .find(asked.part("id"))
                .orElseThrow(() -> asked.missing("id", "server.no-such-player"));
    }
}
