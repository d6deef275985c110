package dalmuti.wire.device;

import java.util.List;
import java.util.Optional;

/// How everybody did with the deal of a day.
///
/// @param places how many came to each place, the first place first
/// @param accuracy of all together, from 0 to 1; nothing while nobody is counted
public record DayTally(String date, List<Integer> places, Optional<Double> accuracy) {
    public DayTally {
        places = List.copyOf(places);
    }
}
