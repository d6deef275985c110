package dalmuti.server.edge.operator;

import dalmuti.server.Backend;
import dalmuti.server.edge.Edge;
import dalmuti.server.edge.http.Disconnection;
import dalmuti.server.edge.limit.ClientAddresses;
import dalmuti.table.LobbyCard;
import dalmuti.wire.operator.Overview;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;

/// What an operator can ask and do.
///
/// ```
/// GET  /overview    GET /people?like=NAME-OR-ID
/// GET  /reports?page=1    GET /reports?about=ID&page=1
/// POST /reports/ID/resolve     POST /reports/resolve?about=ID
/// POST /bans?whom=ID&hours=24&reason=...     DELETE /bans?whom=ID
/// POST /backup                 POST /drain
/// ```
record OperatorApi(Backend backend, Edge edge, FigureHistory history) {

    private static final int MOST_HOURS = 24 * 365;
    private static final int MOST = 200;

    /// @param asked method and path: `POST /drain`
    Answer answer(String operator, String asked, Map<String, String> query) {
        return switch (asked) {
            case "GET /overview" -> Answer.json(overview(operator));
            case "GET /people" ->
                    Answer.json(backend.moderation().find(query.getOrDefault("like", ""), MOST));
            case "GET /reports" -> reports(query);
            case "POST /reports/resolve" -> resolveAll(query);
            case "POST /bans" -> ban(query);
            case "DELETE /bans" -> unban(query);
            case "POST /backup" -> Answer.plain(200, backend.backup().get().toString());
            case "POST /drain" -> {
                edge.drain();
                yield Answer.plain(200, "draining");
            }
            default ->
                    asked.matches("POST /reports/[^/]+/resolve")
                            ? resolve(asked.split("/", -1)[2])
                            : Answer.plain(404, "there is nothing here");
        };
    }

    private Overview overview(String operator) {
        return new Overview(
                operator,
                edge.isReady() ? "ready" : edge.isDraining() ? "draining" : "not ready",
                backend.lobby().all(MOST).stream().map(LobbyCard::sent).toList(),
                backend.moderation().bans(MOST),
                backend.moderation().reported(1),
                backend.operatorLog().latest(MOST),
                (int) FigureHistory.EVERY.toSeconds(),
                history.curves());
    }

    private Answer reports(Map<String, String> query) {
        int page = Integer.parseInt(query.getOrDefault("page", "1"));
        return Answer.json(
                query.containsKey("about")
                        ? backend.moderation().reports(query.getOrDefault("about", ""), page)
                        : backend.moderation().reported(page));
    }

    private Answer resolveAll(Map<String, String> query) {
        String about = query.getOrDefault("about", "");
        int reports = backend.moderation().resolveAll(about);
        return reports > 0
                ? Answer.plain(200, "%d resolved about %s".formatted(reports, about))
                : Answer.plain(404, "there are no such reports");
    }

    private Answer resolve(String id) {
        return backend.moderation().resolve(id)
                ? Answer.plain(200, "resolved")
                : Answer.plain(404, "there is no such report");
    }

    private Answer ban(Map<String, String> query) {
        String whom = ClientAddresses.meant(query.getOrDefault("whom", ""));
        int hours = Integer.parseInt(query.getOrDefault("hours", "24"));
        if (whom.isBlank() || hours < 1 || hours > MOST_HOURS) {
            throw new IllegalArgumentException(
                    "say whom=ID and hours from 1 to %d".formatted(MOST_HOURS));
        }
        Instant until = Instant.now().plus(Duration.ofHours(hours));
        backend.moderation().ban(whom, until, query.getOrDefault("reason", ""));
        int sockets = new Disconnection(backend.moderation(), backend.machines()).everywhere(whom);
        return Answer.plain(
                200, "%s is banned until %s; %d sockets closed".formatted(whom, until, sockets));
    }

    private Answer unban(Map<String, String> query) {
        String whom = ClientAddresses.meant(query.getOrDefault("whom", ""));
        return backend.moderation().unban(whom)
                ? Answer.plain(200, "%s is no longer banned".formatted(whom))
                : Answer.plain(404, "nobody like that is banned");
    }
}
