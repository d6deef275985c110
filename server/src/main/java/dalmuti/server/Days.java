package dalmuti.server;

import dalmuti.wire.device.DayTally;

import java.util.Optional;

/// How guests did with the deals of days.
public interface Days {

    /// Counts how somebody did. Who is counted already stays as they are.
    ///
    /// @param accuracy nothing where nothing could be decided
    void count(String date, String guest, int place, Optional<Double> accuracy);

    DayTally tally(String date);
}
