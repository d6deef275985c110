package dalmuti.server.store;

import dalmuti.server.Days;
import dalmuti.server.store.jdbc.Database;
import dalmuti.table.day.DealOfTheDay;
import dalmuti.wire.device.DayTally;

import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.IntStream;

/// How guests did with the deals of days, each of them once a day.
public final class DayResults implements Days {

    /// Stands for the accuracy of those who had nothing to decide.
    private static final double NONE = -1;

    private final Database database;
    private final InstantSource clock;

    public DayResults(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    @Override
    public void count(String date, String guest, int place, Optional<Double> accuracy) {
        database.change(
                "insert into day_result (day, guest, place, accuracy, at)"
                        + " select ?, id, ?, ?, ? from guest where id = ? on conflict do nothing",
                date,
                place,
                accuracy.orElse(NONE),
                clock.millis(),
                guest);
    }

    @Override
    public DayTally tally(String date) {
        int[] places = new int[DealOfTheDay.PLAYERS];
        database.list(
                        row -> new int[] {row.getInt(1), row.getInt(2)},
                        "select place, count(*) from day_result where day = ? group by place",
                        date)
                .forEach(it -> places[it[0] - 1] = it[1]);
        Optional<Double> accuracy =
                database.first(
                        row -> row.getDouble(1),
                        "select avg(accuracy) from day_result where day = ? and accuracy >= 0"
                                + " having count(*) > 0",
                        date);
        return new DayTally(date, IntStream.of(places).boxed().toList(), accuracy);
    }
}
