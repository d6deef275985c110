package dalmuti.server.edge.http;

import dalmuti.contract.RefusedException;
import dalmuti.server.Backend;
import dalmuti.table.Brought;
import dalmuti.table.LobbyCard;
import dalmuti.table.desk.Desk;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.JournalLine;
import dalmuti.wire.rest.Bringing;
import dalmuti.wire.rest.Games;
import dalmuti.wire.rest.Lessons;
import dalmuti.wire.rest.Levels;
import dalmuti.wire.rest.Opened;
import dalmuti.wire.rest.TableCard;
import dalmuti.wire.rest.Tables;
import dalmuti.wire.table.Plan;
import dalmuti.wire.texts.RuleSheet;

import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/// The API about tables, what can be played at them, and how that is learnt.
public record TableApi(Backend backend, RecordWorkers workers) {

    private static final int MOST_LISTED = 100;
    private static final int PATIENCE_SECONDS = 10;

    /// Two rounds of fourteen, as a device keeps them, stay below it.
    private static final int LONGEST_BROUGHT = 512 << 10;

    private static final int LONGEST_NAME = 40;

    List<Route> routes() {
        return List.of(
                Route.get("/api/games", "What can be played, and by which rules")
                        .query("language")
                        .gives(Games.class, Desk::games),
                Route.get("/api/levels", "How well bots can play")
                        .query("language")
                        .gives(Levels.class, Desk::levels),
                Route.get("/api/tables", "The tables that everybody may see")
                        .gives(Tables.class, this::listed),
                Route.post("/api/tables", "Open a table")
                        .forGuests()
                        .takes(Plan.class)
                        .refuses(400, 401, 403, 413, 415, 429, 503)
                        .creates(Opened.class, this::open),
                Route.post("/api/tables/brought", "Open a table that was played at on a device")
                        .forGuests()
                        .takes(Bringing.class)
                        .refuses(400, 401, 403, 413, 415, 429, 503)
                        .creates(Opened.class, this::bring),
                Route.get("/api/tables/{code}", "A table")
                        .refuses(404)
                        .gives(TableCard.class, this::card),
                Route.get("/api/rules", "The rules of a game, as they are with these options")
                        .query("game", "rules", "language")
                        .refuses(400)
                        .gives(RuleSheet.class, Desk::rules),
                Route.get("/api/lessons", "Guided moments of a game")
                        .query("game", "language")
                        .refuses(400)
                        .gives(Lessons.class, Desk::lessons));
    }

    private Tables listed(ApiRequest asked) {
        return new Tables(
                backend.lobby().listed(MOST_LISTED).stream().map(LobbyCard::sent).toList());
    }

    private TableCard card(ApiRequest asked) {
        return backend.lobby()
                .find(asked.part("code"))
                .map(LobbyCard::sent)
                .orElseThrow(() -> asked.missing("code", "server.no-such-table"));
    }

    private Opened open(ApiRequest asked) {
        Guest host = asked.guest();
        Plan plan = asked.body(Plan.class);
        asked.rateLimits().newTable(asked.address(), host);
        return new Opened(opened(() -> backend.tables().open(plan, host)));
    }

    private Opened bring(ApiRequest asked) {
        Guest host = asked.guest();
        RateLimits limits = asked.rateLimits();
        limits.record(asked.address());
        var brought =
                limits.hearOut(asked.address(), () -> asked.body(Bringing.class, LONGEST_BROUGHT));
        if (brought.name().length() > LONGEST_NAME) {
            throw HttpRefusal.with(400, "name", "table.brought-nonsense");
        }
        List<Entry> entries =
                workers.pass(
                        asked.address(), asked.watch()::isGone, "", _ -> entries(brought, host));
        limits.newTable(asked.address(), host);
        return new Opened(
                opened(() -> backend.tables().bring(host.id() + " " + brought.name(), entries)));
    }

    private static List<Entry> entries(Bringing brought, Guest host) {
        var lines = brought.lines().stream().map(JournalLine::read).toList();
        return Brought.entries(dalmuti.table.game.Games.ALL, lines, host);
    }

    private static String opened(Supplier<CompletionStage<String>> opening) {
        try {
            return opening.get()
                    .toCompletableFuture()
                    .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                    .join();
        } catch (CompletionException e) {
            throw switch (e.getCause()) {
                case RefusedException refused -> refused;
                case TimeoutException _ -> HttpRefusal.with(503, "server", "server.unavailable");
                case null, default ->
                        new IllegalStateException("No table could be opened", e.getCause());
            };
        }
    }
}
