package dalmuti.server.store;

import dalmuti.server.Metrics;
import dalmuti.server.UnavailableException;
import dalmuti.server.store.JournalWriter.Finish;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;
import dalmuti.table.game.Games;
import dalmuti.table.result.MatchResult;
import dalmuti.table.result.MatchResult.Part;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.Entry.Occupant;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/// Archives finished matches, each exactly once: it looks for those that are missing, and stores a
/// match in one transaction. Several machines may do so at once, and each may be killed at any
/// moment.
public final class MatchArchiver {

    private static final Logger LOG = LoggerFactory.getLogger(MatchArchiver.class);

    private final Database database;
    private final Journal journal;
    private final LongSupplier clock;
    private final ArchiveRetries stuck = new ArchiveRetries();

    public MatchArchiver(Database database, Journal journal) {
        this(database, journal, System::nanoTime);
    }

    MatchArchiver(Database database, Journal journal, LongSupplier clock) {
        this.database = database;
        this.journal = journal;
        this.clock = clock;
    }

    /// Has its figures counted.
    public MatchArchiver count(Metrics metrics) {
        metrics.gauge("archive_stuck", "Matches that could not be archived", () -> stuck.size());
        return this;
    }

    /// Archives what waits, and says how many matches that were.
    public int sweep() {
        List<Finish> waiting =
                database.list(
                        row -> new Finish(row.getString(1), row.getLong(2), row.getInt(3)),
                        "select entity, seq, number from journal_finished order by entity, seq");
        stuck.retain(waiting);
        int archived = 0;
        for (Finish finish : waiting) {
            if (stuck.isDue(finish, clock.getAsLong())) {
                archived += tried(finish) ? 1 : 0;
            }
        }
        return archived;
    }

    /// The others need not wait for a match that can't be archived, and it is told of once.
    private boolean tried(Finish finish) {
        try {
            return archive(finish);
        } catch (RuntimeException e) {
            if (stuck.failed(finish, clock.getAsLong())) {
                LOG.error(
                        "Archiving match {} of table {} failed; it will be tried again",
                        finish.match(),
                        finish.entity(),
                        e);
            }
            return false;
        }
    }

    private boolean archive(Finish it) {
        List<Entry.Dated> entries = entries(it);
        boolean stored = database.within(sql -> stored(sql, it, entries));
        prune(it);
        return stored;
    }

    /// Whether it was not in the archive yet. Machines take turns by the row that is locked first.
    private static boolean stored(Sql sql, Finish it, List<Entry.Dated> entries)
            throws SQLException {
        sql.change("update archive_turn set id = id");
        String archived = "select 1 from archive_match where code = ? and number = ?";
        boolean isNew = !sql.exists(archived, it.entity(), it.match());
        if (isNew) {
            store(sql, it, entries);
        }
        String done = "delete from journal_finished where entity = ? and seq = ?";
        sql.change(done, it.entity(), it.seq());
        return isNew;
    }

    /// The entry that opened the table, if it is still there, and all of the match.
    private List<Entry.Dated> entries(Finish finish) {
        var entries = new ArrayList<Entry.Dated>();
        journal.replay(
                new Journal.Range(finish.entity(), 1, finish.seq(), Long.MAX_VALUE),
                it -> {
                    switch (it.entry().entry()) {
                        case Entry.Opened _ -> entries.add(it.entry());
                        case Entry.Started started when started.match() == finish.match() -> {
                            entries.removeIf(old -> !(old.entry() instanceof Entry.Opened));
                            entries.add(it.entry());
                        }
                        default -> entries.add(it.entry());
                    }
                });
        return entries;
    }

    private static void store(Sql sql, Finish finish, List<Entry.Dated> dated) throws SQLException {
        List<Entry> entries = new ArrayList<>(dated.stream().map(Entry.Dated::entry).toList());
        Agreed agreed = agreed(sql, finish, entries);
        entries.removeIf(Entry.Opened.class::isInstance);
        List<Entry> known = Anonymizer.withoutErased(sql, entries);
        var result =
                Games.ALL
                        .played(agreed.game())
                        .result(new MatchResult.Source(agreed.rules(), known));
        boolean brought = ((Entry.Started) known.getFirst()).brought().isPresent();
        long start =
                dated.stream().skip(dated.size() - entries.size()).findFirst().orElseThrow().at();
        sql.insert(
                "archive_match",
                "code, number, game, rules, rounds, started_at, ended_at, record, listed,"
                        + " brought",
                finish.entity(),
                finish.match(),
                agreed.game(),
                agreed.rules(),
                result.rounds(),
                start,
                dated.getLast().at(),
                result.record(),
                agreed.listed(),
                brought);
        for (Part part : result.parts()) {
            insert(sql, finish, part, result.parts().size());
        }
        if (!brought) {
            new Ratings(agreed.game()).count(sql, result.parts());
        }
    }

    /// What a table plays.
    private record Agreed(String game, String rules, boolean listed) {}

    /// As the table was opened; once that entry is deleted, as in its earlier matches.
    private static Agreed agreed(Sql sql, Finish finish, List<Entry> entries) throws SQLException {
        if (entries.getFirst() instanceof Entry.Opened(var plan, _)) {
            return new Agreed(plan.game(), plan.rules(), plan.listed());
        }
        return sql.first(
                        row -> new Agreed(row.getString(1), row.getString(2), row.getBoolean(3)),
                        "select game, rules, listed from archive_match where code = ?",
                        finish.entity())
                .orElseThrow(() -> new UnavailableException("Nothing tells what was played"));
    }

    private static void insert(Sql sql, Finish finish, Part part, int players) throws SQLException {
        MatchResult.Feats feats = part.feats();
        sql.insert(
                "archive_player",
                "code, number, player, guest, level, name, place, of_players, points, moves,"
                        + " stood_in, rounds, firsts, crowned, peon, revolutions, tricks,"
                        + " reign, climb",
                finish.entity(),
                finish.match(),
                part.player().index(),
                part.occupant() instanceof Occupant.Guest it ? it.guest() : "",
                part.occupant() instanceof Occupant.Bot(var level, _) ? level : "",
                part.name(),
                part.place(),
                players,
                part.points(),
                part.moves(),
                part.stoodIn(),
                feats.rounds(),
                feats.firsts(),
                feats.crowned(),
                feats.peon(),
                feats.revolutions(),
                feats.tricks(),
                feats.reign(),
                feats.climb());
    }

    /// Deletes entries of archived matches that no snapshot needs any more.
    private void prune(Finish finish) {
        String table = finish.entity();
        String oldest =
                "select coalesce(min(seq), 0) from snapshot where entity = ? and not exists"
                        + " (select seq from journal_finished where entity = ? and seq < ?)";
        long needless = database.within(sql -> sql.number(oldest, table, table, finish.seq()));
        if (needless > 0) {
            journal.deleteTo(table, Math.min(needless, finish.seq()));
        }
    }
}
