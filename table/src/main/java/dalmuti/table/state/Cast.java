package dalmuti.table.state;

import dalmuti.wire.journal.Entry;

import java.util.List;

/// Who is who at a table. It changes seldom, so most moves need not look at it.
///
/// @param setting who sits on which chair
/// @param players who plays
/// @param door who comes and goes
/// @param finished whether they have played
public record Cast(
        Object setting, List<Entry.Seated> players, BetweenRounds door, boolean finished) {

    public static final Cast NOBODY = new Cast("nothing", List.of(), BetweenRounds.SHUT, false);

    public static Cast of(Table<?, ?, ?, ?> table) {
        return table.running()
                .map(it -> new Cast(table.setting(), it.players(), it.door(), it.finished()))
                .orElseGet(() -> new Cast(table.setting(), List.of(), BetweenRounds.SHUT, false));
    }

    /// Whether nothing was changed meanwhile: what was not touched is the same object.
    @SuppressWarnings("ReferenceEquality")
    public boolean isSame(Cast other) {
        return setting == other.setting
                && players == other.players
                && door == other.door
                && finished == other.finished;
    }
}
