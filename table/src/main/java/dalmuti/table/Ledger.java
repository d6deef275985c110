package dalmuti.table;

import dalmuti.wire.journal.Entry;

import java.util.Optional;
import java.util.random.RandomGenerator;

/// What is known of a table from its entries. While it sleeps they are only noted; once somebody
/// enters, the room knows already what each of them means.
public final class Ledger {

    private Optional<Table<?, ?, ?, ?>> table = Optional.empty();
    private Optional<Room<?, ?, ?, ?>> room = Optional.empty();

    /// Of a table that was never opened.
    public Ledger() {}

    public static Ledger of(Entry.Summary summary) {
        var ledger = new Ledger();
        ledger.table = Optional.of(Table.of(summary));
        return ledger;
    }

    public boolean isOpened() {
        return table.isPresent();
    }

    /// An entry is on disk, or on its way there.
    public void note(Entry.Dated dated) {
        if (room.isPresent()) {
            room.get().note();
        } else {
            table =
                    Optional.of(
                            dated.entry() instanceof Entry.Opened opened
                                    ? Table.opened(opened)
                                    : table.orElseThrow().after(dated).table());
        }
    }

    /// Whether the last entry has made all before it forgettable.
    public boolean isAtShuffle(Entry.Dated last) {
        return last.entry() instanceof Entry.Did
                && room.<Table<?, ?, ?, ?>>map(Room::noted)
                        .or(() -> table)
                        .flatMap(Table::running)
                        .filter(match -> match.moves() == match.basedMoves() + 1)
                        .isPresent();
    }

    public Entry.Summary summary() {
        return room.<Table<?, ?, ?, ?>>map(Room::noted).or(() -> table).orElseThrow().summary();
    }

    /// The room around an opened table.
    public Room<?, ?, ?, ?> enter(String code, Errands errands, RandomGenerator dice, long now) {
        Room<?, ?, ?, ?> entered = Room.around(code, table.orElseThrow(), errands, dice, now);
        room = Optional.of(entered);
        return entered;
    }
}
