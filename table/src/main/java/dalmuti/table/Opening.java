package dalmuti.table;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.table.game.Bots;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import java.util.ArrayList;
import java.util.List;

/// How a table comes to be.
public final class Opening {

    private static final int FEWEST = 3;
    private static final int SHORTEST_TURN = 5;
    private static final int LONGEST_TURN = 600;
    private static final int LARGEST_BANK = 3600;
    private static final int SHORTEST_WINDOW = 2;
    private static final int LONGEST_WINDOW = 60;
    private static final int LONGEST_PAUSE = 120;
    private static final int LONGEST_RULES = 1000;

    private Opening() {}

    /// The first entries of a table. What can't be is a [dalmuti.contract.RefusedException].
    public static List<Entry> entries(Games games, Plan plan, Guest host) {
        if (plan.rules().length() > LONGEST_RULES) {
            throw refused("rules", "table.rules-length", LONGEST_RULES);
        }
        GameAtTable<?, ?, ?, ?> game = games.of(plan);
        within("seats", plan.seats(), FEWEST, game.most());
        check(plan.customs());
        if (!plan.bots().isEmpty() && game.bot(plan.bots()).isEmpty()) {
            throw Games.refused("bots", "table.no-level", plan.bots());
        }
        var entries = new ArrayList<Entry>();
        entries.add(new Entry.Opened(plan, host.id()));
        entries.add(new Entry.Seated(0, host.seated()));
        for (int seat = 1; seat < plan.seats() && !plan.bots().isEmpty(); seat++) {
            entries.add(new Entry.Seated(seat, Bots.named(plan.bots(), seat)));
        }
        return entries;
    }

    private static void check(Plan.Customs customs) {
        if (customs.turn() != 0) {
            within("turn", customs.turn(), SHORTEST_TURN, LONGEST_TURN);
        }
        within("bank", customs.bank(), 0, LARGEST_BANK);
        within("window", customs.window(), SHORTEST_WINDOW, LONGEST_WINDOW);
        within("pause", customs.pause(), 0, LONGEST_PAUSE);
    }

    private static RefusedException refused(String field, String key, Object... arguments) {
        return new RefusedException(Refusal.of(field, key, arguments));
    }

    private static void within(String field, int value, int least, int most) {
        if (value < least || value > most) {
            throw refused(field, "table.bounds", field, value, least, most);
        }
    }
}
