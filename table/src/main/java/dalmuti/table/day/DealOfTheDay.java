package dalmuti.table.day;

import dalmuti.Move;
import dalmuti.contract.Action;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.fairness.FairDeck;
import dalmuti.table.Opening;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.table.state.Running;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// The deal of a date: whoever plays it has the same cards at the same seat against the same bots,
/// which throw no dice.
///
/// @param date `2026-11-18`
public record DealOfTheDay(String date) {

    /// Whoever plays it is the first who sat down.
    public static final Player PERSON = Player.of(0);

    public static final String BOTS = "knight";

    public static final int PLAYERS = 6;

    static final String RULES = "official ending=ROUNDS(1)";

    private static final Plan PLAN =
            new Plan(
                    "dalmuti",
                    RULES,
                    PLAYERS,
                    false,
                    BOTS,
                    new Plan.Customs(0, 0, 8, 0, Plan.Pace.BRISK, false, true));

    public DealOfTheDay {
        if (!date.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")) {
            throw new RefusedException(Refusal.of("date", "table.date"));
        }
    }

    /// The first entries of a table: it is opened and started, the draw is made and the cards are
    /// dealt.
    public List<Entry> entries(Guest person) {
        var entries = new ArrayList<>(Opening.entries(Games.ALL, PLAN, person));
        Table<?, ?, ?, ?> table = Table.opened(Games.ALL, (Entry.Opened) entries.getFirst());
        for (Entry entry : entries.subList(1, entries.size())) {
            table = after(table, entry);
        }
        return dealt(table, entries);
    }

    private <S, M extends Action, E, V> List<Entry> dealt(
            Table<S, M, E, V> opened, List<Entry> entries) {
        Table<S, M, E, V> table = opened;
        RandomGenerator dice = new SplittableRandom(Long.parseLong(seed().substring(0, 15), 16));
        Entry next = new Entry.Started(1, table.setting().sitting());
        while (true) {
            entries.add(next);
            table = after(table, next);
            if (next instanceof Entry.Did(_, Move.Shuffle _, _, _)) {
                return entries;
            }
            next = next(table, next, dice);
        }
    }

    private <S, M extends Action, E, V> Entry next(
            Table<S, M, E, V> table, Entry last, RandomGenerator dice) {
        return switch (last) {
            case Entry.Started _ -> new Entry.Committed(1, seed());
            case Entry.Committed _ -> new Entry.Spread();
            default ->
                    table.drawing()
                            .<Entry>map(
                                    it ->
                                            new Entry.Took(
                                                    it.number(),
                                                    it.by(),
                                                    dice.nextInt(it.left()),
                                                    0))
                            .orElseGet(() -> natures(table));
        };
    }

    private static <S, M extends Action, E, V> Entry natures(Table<S, M, E, V> table) {
        Running<S> match = table.running().orElseThrow();
        M move = table.game().deal(match.state(), match.deal().orElseThrow());
        return new Entry.Did(Nature.NATURE, move, Entry.ByHand.HOUSE, 0);
    }

    private static <S, M extends Action, E, V> Table<S, M, E, V> after(
            Table<S, M, E, V> table, Entry entry) {
        return table.after(new Entry.Dated(0, entry)).table();
    }

    /// The table's secret, which on this day is none.
    private String seed() {
        byte[] said = ("dalmuti day " + date).getBytes(StandardCharsets.UTF_8);
        return FairDeck.commitment(HexFormat.of().formatHex(said));
    }
}
