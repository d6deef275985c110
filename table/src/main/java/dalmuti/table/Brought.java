package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.table.game.Bots;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.table.state.Running;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.Entry.Occupant;
import dalmuti.wire.table.Plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A table at which somebody has played alone on their device, and which they bring to where others
/// can join. A device may say anything: all of it is played again, and only who sits where and the
/// moves since the last summary are taken; no secret of a deal, for the next is to be nobody's.
public final class Brought {

    private static final int MOST = 1_000_000;

    private Brought() {}

    /// The first entries of the table as others will know it. What can't be is a
    /// [RefusedException].
    ///
    /// @param lines the device's journal: from its beginning, or from a summary on
    public static List<Entry> entries(Games games, List<Entry.Dated> lines, Guest host) {
        Plan plan = plan(lines);
        Opening.entries(games, plan, host);
        try {
            Table<?, ?, ?, ?> there = StoredTable.of(games, lines).table();
            List<Entry> entries = entries(there, plan, host);
            var here = entries.stream().map(it -> new Entry.Dated(0, it)).toList();
            check(StoredTable.of(games, here).table());
            return entries;
        } catch (RefusedException e) {
            throw e;
        } catch (RuntimeException e) { // entries may be read, and make no sense in their order
            throw nonsense();
        }
    }

    /// As it was opened, but in no list: it is for those who are invited.
    private static Plan plan(List<Entry.Dated> lines) {
        Optional<Entry> first =
                lines.stream()
                        .map(Entry.Dated::entry)
                        .findFirst()
                        .flatMap(
                                it ->
                                        it instanceof Entry.Summary summary
                                                ? summary.setting().stream().findFirst()
                                                : Optional.of(it));
        if (first.isPresent() && first.get() instanceof Entry.Opened(var it, _)) {
            return new Plan(it.game(), it.rules(), it.seats(), false, it.bots(), it.customs());
        }
        throw nonsense();
    }

    private static List<Entry> entries(Table<?, ?, ?, ?> table, Plan plan, Guest host) {
        var entries = new ArrayList<Entry>();
        entries.add(new Entry.Opened(plan, host.id()));
        for (Entry entry : table.setting().entries()) {
            switch (entry) {
                case Entry.Seated seated -> entries.add(own(seated, host));
                case Entry.Enthroned _ -> entries.add(entry);
                default -> {} // there is nobody else to say anything about
            }
        }
        table.running()
                .filter(match -> !match.finished())
                .ifPresent(match -> entries.addAll(entries(match, host)));
        return entries;
    }

    private static List<Entry> entries(Running<?> match, Guest host) {
        var entries = new ArrayList<Entry>();
        List<Entry.Seated> players =
                match.checkpoint().players().stream().map(it -> own(it, host)).toList();
        entries.add(new Entry.Started(1, players, Optional.of(match.checkpoint().base())));
        for (Entry.Dated dated : match.since().entries()) {
            switch (dated.entry()) {
                case Entry.Scored scored -> entries.add(scored);
                case Entry.Did(var by, var move, var hand, _) ->
                        entries.add(new Entry.Did(by, move, hand, 0));
                default -> {}
            }
        }
        return entries;
    }

    private static Entry.Seated own(Entry.Seated seated, Guest host) {
        return new Entry.Seated(
                seated.seat(),
                switch (seated.occupant()) {
                    case Occupant.Nobody nobody -> nobody;
                    case Occupant.Bot(var level, _) -> Bots.named(level, seated.seat());
                    case Occupant.Guest it when it.guest().equals(Guest.YOU) -> host.seated();
                    case Occupant.Guest _ -> throw nonsense();
                });
    }

    private static <S, M extends Action> void check(Table<S, M, ?, ?> table) {
        GameAtTable<S, M, ?, ?> game = table.game();
        int people = 0;
        for (Occupant it : table.setting().chairs()) {
            people += it instanceof Occupant.Guest ? 1 : 0;
            if (it instanceof Occupant.Bot(var level, _) && game.bot(level).isEmpty()) {
                throw nonsense();
            }
        }
        if (people != 1 || table.setting().chairs().size() > game.most()) {
            throw nonsense();
        }
        table.running().ifPresent(match -> check(table, match));
    }

    private static <S, M extends Action> void check(Table<S, M, ?, ?> table, Running<S> match) {
        if (table.game().doors().isEmpty()) {
            throw refused("table.no-joining");
        }
        if (!table.game().isBetweenRounds(match.state())) {
            throw refused("table.brought-mid-round");
        }
        Set<Player> players =
                IntStream.range(0, match.players().size())
                        .mapToObj(Player::new)
                        .collect(Collectors.toSet());
        if (!match.players().equals(table.setting().sitting())
                || !isSound(match.checkpoint().base(), players)
                || !match.course().stream().allMatch(it -> isSound(it.scores(), players))) {
            throw nonsense();
        }
    }

    private static boolean isSound(Entry.Base base, Set<Player> players) {
        return switch (base) {
            case Entry.Base.Start() -> true;
            case Entry.Base.BeforeRound(int round, var order, var scores, var coins) ->
                    round > 1
                            && round < MOST
                            && order.size() == players.size()
                            && players.equals(Set.copyOf(order))
                            && isSound(scores, players)
                            && coins.filter(it -> !isSound(it, players)).isEmpty();
            case Entry.Base.BeforeGame _ -> false;
        };
    }

    private static boolean isSound(Map<Player, Integer> each, Set<Player> players) {
        return each.keySet().equals(players)
                && each.values().stream().allMatch(it -> it >= 0 && it < MOST);
    }

    private static RefusedException nonsense() {
        return refused("table.brought-nonsense");
    }

    private static RefusedException refused(String key) {
        return new RefusedException(Refusal.of("lines", key));
    }
}
