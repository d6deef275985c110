package dalmuti.server.edge.http;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.WorkLimit;
import dalmuti.server.Days;
import dalmuti.table.day.DealOfTheDay;
import dalmuti.table.day.PlayedDay;
import dalmuti.table.desk.Desk;
import dalmuti.table.desk.Study;
import dalmuti.table.people.Guest;
import dalmuti.wire.device.DayTally;
import dalmuti.wire.openapi.Operation.Content;

import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;

/// The API about the deal of the day. Nobody's word is taken for how they did: they bring their
/// record, and it is played again.
record DayApi(Days days, RecordWorkers workers, InstantSource clock) {

    /// A match without a network is brought when there is one again.
    private static final int LATEST_DAYS = 7;

    /// What it takes to judge a move, roughly: it can be broken off after each.
    private static final int STEPS = 1_000;

    List<Route> routes() {
        return List.of(
                Route.get("/api/days/{date}", "How everybody did with the deal of a day")
                        .refuses(400)
                        .gives(DayTally.class, asked -> days.tally(day(asked).date())),
                Route.post("/api/days/{date}", "Be counted with the record of that deal, once")
                        .forGuests()
                        .takes(new Content.PlainText())
                        .refuses(400, 401, 403, 413, 429, 503)
                        .gives(DayTally.class, this::count));
    }

    private DayTally count(ApiRequest asked) {
        Guest guest = asked.guest();
        asked.rateLimits().dayResult(asked.address(), guest);
        DealOfTheDay day = day(asked);
        refuseUnlessNow(day);
        String text =
                asked.rateLimits()
                        .hearOut(asked.address(), () -> asked.text(asked.limits().body()));
        Shown shown =
                workers.pass(
                        asked.address(),
                        asked.watch()::isGone,
                        text,
                        limit -> Shown.of(day, text, limit));
        days.count(day.date(), guest.id(), shown.place(), shown.accuracy());
        return days.tally(day.date());
    }

    /// What a record shows of somebody.
    private record Shown(int place, Optional<Double> accuracy) {

        static Shown of(DealOfTheDay day, String text, WorkLimit limit) {
            PlayedDay played = PlayedDay.of(day, text, limit);
            Study<?, ?, ?, ?> study = Desk.study(text, 1, limit);
            return new Shown(played.place(), PlayedDay.accuracy(study, _ -> limit.spend(STEPS)));
        }
    }

    private static DealOfTheDay day(ApiRequest asked) {
        var day = new DealOfTheDay(asked.part("date"));
        try {
            LocalDate.parse(day.date());
            return day;
        } catch (DateTimeParseException e) {
            throw new RefusedException(Refusal.of("date", "table.date"));
        }
    }

    /// A day begins and ends at different times on earth.
    private void refuseUnlessNow(DealOfTheDay day) {
        LocalDate here = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        LocalDate date = LocalDate.parse(day.date());
        if (date.isAfter(here.plusDays(1)) || date.isBefore(here.minusDays(LATEST_DAYS))) {
            throw new RefusedException(Refusal.of("date", "server.day-closed", LATEST_DAYS));
        }
    }
}
