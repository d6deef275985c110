package dalmuti.wire.program;

import java.util.List;

/// What a program has to have been told before it is asked, as lines.
///
/// @param match what stays the same in a match: two views of one seat have an equal line
/// @param round the number of the round, or of the game
/// @param events what happened in it so far
public record Telling(String match, int round, List<String> events) {

    public Telling {
        events = List.copyOf(events);
    }

    /// Whether this is what was told before, and then more.
    public boolean continues(Telling before) {
        return match.equals(before.match)
                && round == before.round
                && events.size() >= before.events.size()
                && events.subList(0, before.events.size()).equals(before.events);
    }

    /// Whether this is a later round of the same match, as far as can be told.
    public boolean follows(Telling before) {
        return match.equals(before.match) && round > before.round;
    }
}
