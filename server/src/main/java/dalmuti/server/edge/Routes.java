package dalmuti.server.edge;

import static dalmuti.wire.rest.Operation.Access.EVERYBODY;
import static dalmuti.wire.rest.Operation.Access.GUESTS;
import static dalmuti.wire.rest.Operation.Content.json;

import dalmuti.server.Parts;
import dalmuti.server.Settings.Limits;
import dalmuti.server.review.ReviewDesk;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Career;
import dalmuti.wire.rest.Games;
import dalmuti.wire.rest.GuestCard;
import dalmuti.wire.rest.Health;
import dalmuti.wire.rest.History;
import dalmuti.wire.rest.Leaderboard;
import dalmuti.wire.rest.Lessons;
import dalmuti.wire.rest.Levels;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.rest.Naming;
import dalmuti.wire.rest.Opened;
import dalmuti.wire.rest.Operation;
import dalmuti.wire.rest.Operation.Access;
import dalmuti.wire.rest.Operation.Content;
import dalmuti.wire.rest.RuleSheet;
import dalmuti.wire.rest.TableCard;
import dalmuti.wire.rest.Tables;
import dalmuti.wire.table.Plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Everything that can be asked over HTTP. The server has these routes and no others, and the
/// document of OpenAPI is made from them.
final class Routes {

    private static final Content NOTHING = new Content.Nothing();
    private static final Content TEXT = new Content.PlainText();

    private final List<Route> routes = new ArrayList<>();

    private Routes() {}

    static List<Route> of(
            Parts parts,
            Gateway gateway,
            Doorkeeper doorkeeper,
            Limits limits,
            ReviewDesk reviews,
            BooleanSupplier ready) {
        var routes = new Routes();
        var disconnection = new Disconnection(parts.moderation(), parts.machines());
        routes.guests(new GuestAnswers(parts, disconnection, doorkeeper, limits));
        DeviceRoutes.of(new DeviceAnswers(parts.people(), disconnection, doorkeeper))
                .forEach(routes.routes::add);
        routes.tables(new TableAnswers(parts, doorkeeper, limits));
        routes.learning();
        routes.matches(new MatchAnswers(parts));
        RecordRoutes.of(new RecordAnswers(parts.archive(), limits, reviews))
                .forEach(routes.routes::add);
        routes.health(ready);
        return List.copyOf(routes.routes);
    }

    private void guests(GuestAnswers it) {
        var card = json(GuestCard.class);
        var naming = json(Naming.class);
        add(
                "POST",
                "/api/guests",
                "Come in for the first time",
                EVERYBODY,
                naming,
                json(Admission.class),
                201,
                it::admit,
                400,
                403,
                413,
                415,
                429);
        add("GET", "/api/guests/me", "Who one is", GUESTS, NOTHING, card, 200, it::me, 401);
        add(
                "PATCH",
                "/api/guests/me",
                "Change one's name",
                GUESTS,
                naming,
                card,
                200,
                it::rename,
                400,
                401,
                403,
                413,
                415,
                429);
        add(
                "DELETE",
                "/api/guests/me",
                "Have everything deleted that is known of one",
                GUESTS,
                NOTHING,
                NOTHING,
                204,
                it::forget,
                401);
    }

    private void tables(TableAnswers it) {
        addAsking(
                "/api/games",
                "What can be played, and by which rules",
                json(Games.class),
                List.of("language"),
                it::games);
        addAsking(
                "/api/levels",
                "How well bots can play",
                json(Levels.class),
                List.of("language"),
                it::levels);
        add(
                "GET",
                "/api/tables",
                "The tables that everybody may see",
                EVERYBODY,
                NOTHING,
                json(Tables.class),
                200,
                it::listed);
        add(
                "POST",
                "/api/tables",
                "Open a table",
                GUESTS,
                json(Plan.class),
                json(Opened.class),
                201,
                it::open,
                400,
                401,
                403,
                413,
                415,
                429,
                503);
        add(
                "GET",
                "/api/tables/{code}",
                "A table",
                EVERYBODY,
                NOTHING,
                json(TableCard.class),
                200,
                it::card,
                404);
    }

    private void learning() {
        addAsking(
                "/api/rules",
                "The rules of a game, as they are with these options",
                json(RuleSheet.class),
                List.of("game", "rules", "language"),
                LearningAnswers::rules,
                400);
        addAsking(
                "/api/lessons",
                "Guided tricks of The Great Dalmuti",
                json(Lessons.class),
                List.of("language"),
                LearningAnswers::lessons);
    }

    private void matches(MatchAnswers it) {
        add(
                "GET",
                "/api/matches/{id}",
                "A match that is over",
                EVERYBODY,
                NOTHING,
                json(MatchCard.class),
                200,
                it::match,
                404);
        add(
                "GET",
                "/api/matches/{id}/record",
                "Its record (SEE-2)",
                EVERYBODY,
                NOTHING,
                TEXT,
                200,
                it::record,
                404);
        add(
                "GET",
                "/api/players/{id}/history",
                "Somebody's matches, the latest first",
                EVERYBODY,
                NOTHING,
                json(History.class),
                200,
                it::history,
                404);
        add(
                "GET",
                "/api/players/{id}/statistics",
                "How somebody has done",
                EVERYBODY,
                NOTHING,
                json(Career.class),
                200,
                it::statistics,
                404);
        addAsking(
                "/api/leaderboard",
                "Who plays a game best",
                json(Leaderboard.class),
                List.of("game"),
                it::leaderboard,
                400);
    }

    private void health(BooleanSupplier ready) {
        var health = json(Health.class);
        add(
                "GET",
                "/health",
                "Whether the server runs",
                EVERYBODY,
                NOTHING,
                health,
                200,
                _ -> new Health("up"));
        add(
                "GET",
                "/ready",
                "Whether the server takes visitors",
                EVERYBODY,
                NOTHING,
                health,
                200,
                _ -> ready(ready),
                503);
    }

    private static Object ready(BooleanSupplier ready) {
        if (!ready.getAsBoolean()) {
            throw Denied.with(503, "server", "server.unavailable");
        }
        return new Health("ready");
    }

    private void addAsking(
            String path,
            String summary,
            Content gives,
            List<String> query,
            Route.Answerer answerer,
            Integer... problems) {
        routes.add(
                new Route(
                        new Operation(
                                "GET",
                                path,
                                summary,
                                EVERYBODY,
                                query,
                                NOTHING,
                                gives,
                                200,
                                List.of(problems)),
                        answerer));
    }

    private void add(
            String method,
            String path,
            String summary,
            Access access,
            Content takes,
            Content gives,
            int status,
            Route.Answerer answerer,
            Integer... problems) {
        routes.add(
                new Route(
                        new Operation(
                                method,
                                path,
                                summary,
                                access,
                                List.of(),
                                takes,
                                gives,
                                status,
                                List.of(problems)),
                        answerer));
    }
}
