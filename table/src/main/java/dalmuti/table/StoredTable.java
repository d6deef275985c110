package dalmuti.table;

import dalmuti.table.game.Games;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;

import java.util.Optional;
import java.util.random.RandomGenerator;

/// A table as its journal has it, with what is on its way there.
public final class StoredTable {

    private final Games games;
    private Optional<Table<?, ?, ?, ?>> table = Optional.empty();

    /// One that was never opened.
    public StoredTable(Games games) {
        this.games = games;
    }

    public static StoredTable of(Games games, Entry.Summary summary) {
        var stored = new StoredTable(games);
        stored.table = Optional.of(Table.of(games, summary));
        return stored;
    }

    public boolean isOpened() {
        return table.isPresent();
    }

    /// The next entry of the journal.
    public void add(Kept kept) {
        table =
                Optional.of(
                        switch (kept) {
                            case Made made -> made.table();
                            case Kept.Stored(var dated) ->
                                    dated.entry() instanceof Entry.Opened opened
                                            ? Table.opened(games, opened)
                                            : table.orElseThrow().after(dated).table();
                        });
    }

    /// Whether the last entry has made all before it forgettable.
    public boolean isAtShuffle(Kept last) {
        return last.entry().entry() instanceof Entry.Did
                && table.flatMap(Table::running)
                        .filter(match -> match.moves() == match.checkpoint().moves() + 1)
                        .isPresent();
    }

    public Entry.Summary summary() {
        return table.orElseThrow().summary();
    }

    /// The room around an opened table.
    public Room<?, ?, ?, ?> enter(String code, Errands errands, RandomGenerator dice, long now) {
        return new Room<>(code, table.orElseThrow(), errands, dice, now);
    }
}
