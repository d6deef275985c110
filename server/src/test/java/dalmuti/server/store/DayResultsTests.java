package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.jdbc.Database;
import dalmuti.wire.device.DayTally;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Optional;

/// Each guest is counted once a day, and for as long as they are known.
final class DayResultsTests {

    private static final String DAY = "2026-11-18";

    private final MovableClock clock = new MovableClock();

    @ParameterizedTest
    @EnumSource
    void everybodyCountsOnce(Kind kind) {
        try (var database = Database.open(kind.fresh())) {
            var guests = new Guests(database, clock);
            String anna = guests.admit("Anna").guest().id();
            String bo = guests.admit("Bo").guest().id();
            String cy = guests.admit("Cy").guest().id();
            var days = new DayResults(database, clock);
            days.count(DAY, anna, 2, Optional.of(0.5));
            days.count(DAY, anna, 1, Optional.of(1.0));
            days.count(DAY, bo, 2, Optional.of(1.0));
            days.count(DAY, cy, 6, Optional.empty());
            days.count(DAY, "nobody", 1, Optional.of(1.0));
            days.count("2026-11-19", anna, 3, Optional.of(0.25));
            assertThat(days.tally(DAY))
                    .isEqualTo(new DayTally(DAY, List.of(0, 2, 0, 0, 0, 1), Optional.of(0.75)));
            guests.forget(anna);
            assertThat(days.tally(DAY))
                    .isEqualTo(new DayTally(DAY, List.of(0, 1, 0, 0, 0, 1), Optional.of(1.0)));
            assertThat(days.tally("2026-11-19"))
                    .isEqualTo(
                            new DayTally(
                                    "2026-11-19", List.of(0, 0, 0, 0, 0, 0), Optional.empty()));
        }
    }
}
