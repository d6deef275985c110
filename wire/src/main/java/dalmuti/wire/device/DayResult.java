package dalmuti.wire.device;

import java.util.Optional;

/// How well somebody played the deal of a day.
///
/// @param accuracy from 0 to 1, as a review has it; nothing where nothing could be decided
/// @param strongest the place to which the strongest bot comes from the same seat
public record DayResult(
        String date, int place, int players, Optional<Double> accuracy, int strongest) {}
