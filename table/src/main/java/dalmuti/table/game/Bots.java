package dalmuti.table.game;

import dalmuti.wire.journal.Entry;

import java.util.List;

/// The names of bots.
public final class Bots {

    private static final List<String> NAMES =
            List.of(
                    "Aldo", "Bice", "Cees", "Dora", "Elmo", "Fleur", "Gil", "Hana", "Ivo", "Jana",
                    "Kees", "Lupe", "Mina", "Nilo");

    private Bots() {}

    public static Entry.Occupant.Bot named(String level, int seat) {
        return new Entry.Occupant.Bot(level, NAMES.get(seat % NAMES.size()));
    }
}
