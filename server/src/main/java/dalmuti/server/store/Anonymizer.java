package dalmuti.server.store;

import dalmuti.contract.Player;
import dalmuti.contract.WorkLimit;
import dalmuti.server.store.jdbc.Sql;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.Entry.Occupant;

import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Takes the names of erased guests out of journals and records.
final class Anonymizer {

    private Anonymizer() {}

    /// A record without the name of one of its players.
    static String record(String game, String text, int player) {
        return Games.ALL
                .played(game)
                .matches(text, WorkLimit.none())
                .getFirst()
                .renamed(new Player(player), Guest.NAMELESS);
    }

    /// Entries as they are without the names of guests that are erased, or about to be.
    static List<Entry> withoutErased(Sql sql, List<Entry> entries) throws SQLException {
        var erased = new HashSet<String>();
        for (String guest : guests(entries)) {
            String named = "select id from guest where id = ? and name <> ?";
            if (!sql.exists(named, guest, Guest.NAMELESS)) {
                erased.add(guest);
            }
        }
        return entries.stream().map(it -> entry(it, erased::contains)).toList();
    }

    private static Set<String> guests(List<Entry> entries) {
        return entries.stream()
                .flatMap(
                        it ->
                                switch (it) {
                                    case Entry.Started(_, var players, _) ->
                                            players.stream().map(Entry.Seated::occupant);
                                    case Entry.Queued(_, var newcomer) -> Stream.of(newcomer);
                                    case Entry.Seated(_, var occupant) -> Stream.of(occupant);
                                    default -> Stream.<Occupant>empty();
                                })
                .filter(Occupant.Guest.class::isInstance)
                .map(it -> ((Occupant.Guest) it).guest())
                .collect(Collectors.toSet());
    }

    static Entry entry(Entry entry, Predicate<String> erased) {
        return switch (entry) {
            case Entry.Seated(int seat, var occupant) ->
                    new Entry.Seated(seat, occupant(occupant, erased));
            case Entry.Queued(int seat, var newcomer) ->
                    new Entry.Queued(seat, occupant(newcomer, erased));
            case Entry.Started(int match, var players, var brought) ->
                    new Entry.Started(
                            match,
                            players.stream().map(it -> (Entry.Seated) entry(it, erased)).toList(),
                            brought);
            case Entry.Summary(var setting, var base, int moves, var spent, var since) ->
                    new Entry.Summary(
                            setting.stream().map(it -> entry(it, erased)).toList(),
                            base,
                            moves,
                            spent,
                            since.stream()
                                    .map(it -> new Entry.Dated(it.at(), entry(it.entry(), erased)))
                                    .toList());
            default -> entry;
        };
    }

    private static Occupant occupant(Occupant occupant, Predicate<String> erased) {
        return occupant instanceof Occupant.Guest it && erased.test(it.guest())
                ? it.named(Guest.NAMELESS)
                : occupant;
    }
}
