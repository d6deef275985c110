package dalmuti.wire.program;

import java.util.List;

/// What a program has to have been told before it is asked.
///
/// @param match a line with what stays the same in a match: two views of one seat have an equal one
/// @param round the number of the round, or of the game
/// @param happened lines with what happened in it so far, as the seat was told
public record Telling(String match, int round, List<String> happened) {

    public Telling {
        happened = List.copyOf(happened);
    }

    /// Whether this is what was told before, and then more.
    public boolean continues(Telling before) {
        return match.equals(before.match)
                && round == before.round
                && happened.size() >= before.happened.size()
                && happened.subList(0, before.happened.size()).equals(before.happened);
    }

    /// Whether this is a later round of the same match, as far as can be told.
    public boolean follows(Telling before) {
        return match.equals(before.match) && round > before.round;
    }

    /// The lines of what happened after the first so many events.
    public List<String> events(int known) {
        return happened.subList(known, happened.size());
    }
}
