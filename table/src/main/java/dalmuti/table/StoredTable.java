package dalmuti.table;

import dalmuti.table.game.Games;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;

import java.util.List;
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

    /// From its first entry, or a summary, on. What makes no sense is an exception of any kind.
    public static StoredTable of(Games games, List<Entry.Dated> entries) {
        boolean summed = entries.getFirst().entry() instanceof Entry.Summary;
        StoredTable stored =
                entries.getFirst().entry() instanceof Entry.Summary summary
                        ? of(games, summary)
                        : new StoredTable(games);
        entries.stream().skip(summed ? 1 : 0).forEach(it -> stored.add(new Kept.Stored(it)));
        return stored;
    }

    public boolean isOpened() {
        return table.isPresent();
    }

    /// Whether it was opened by this entry.
    public boolean isOpenedBy(Entry opened) {
        return table.filter(it -> it.setting().entries().getFirst().equals(opened)).isPresent();
    }

    /// The next entry of the journal.
    public void add(Kept kept) {
        table =
                Optional.of(
                        switch (kept) {
                            case Made made -> made.table();
                            case Kept.Stored(var dated) when isOpened() ->
                                    table().after(dated).table();
                            case Kept.Stored(var dated) ->
                                    Table.opened(games, (Entry.Opened) dated.entry());
                        });
    }

    /// Whether the last entry has made all before it forgettable.
    public boolean isAtShuffle(Kept last) {
        return last.entry().entry() instanceof Entry.Did
                && table.flatMap(Table::running)
                        .filter(match -> match.moves() == match.checkpoint().moves() + 1)
                        .isPresent();
    }

    Table<?, ?, ?, ?> table() {
        return table.orElseThrow();
    }

    public Entry.Summary summary() {
        return table().summary();
    }

    /// The room around an opened table.
    public Room<?, ?, ?, ?> enter(
            String code, TableServices services, RandomGenerator dice, long now) {
        return new Room<>(code, table(), services, dice, now);
    }
}
