package dalmuti.server.store;

import dalmuti.server.Lobby;
import dalmuti.server.Moderation;
import dalmuti.server.PeriodicTask;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.UUID;

/// Clears away, once a day, what nobody will ask for again. Of several machines one does so.
///
/// A table goes when nothing was kept of it and nobody has seen it for a while. Where a match was
/// played to its end the journal stays, so that no other table is ever given that code; archived
/// matches stay in any case.
public final class DailyCleanup implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(DailyCleanup.class);

    private static final String TURN = "caretaker";
    private static final Duration DAILY = Duration.ofHours(23);

    /// Tables at which a match is played are woken first after a start, and seen again.
    private static final Duration AFTER_START = Duration.ofMinutes(10);

    private static final Duration LOOKS_EVERY = Duration.ofHours(1);

    /// How long it is kept where somebody came from who was reported.
    private static final Duration ADDRESSES = Duration.ofDays(30);

    private static final String ABANDONED =
            "select entity from journal group by entity having max(at) < ?"
                    + " and entity not in (select code from lobby_card where at >= ?)"
                    + " and entity not in (select entity from journal_finished)";

    private final Database database;
    private final Journal journal;
    private final Lobby lobby;
    private final Moderation moderation;
    private final InstantSource clock;
    private final Duration idle;
    private volatile boolean closed;
    private final PeriodicTask task =
            new PeriodicTask("daily cleanup", AFTER_START, LOOKS_EVERY, this::inTurn);

    /// @param idle for how long a table waits for somebody
    public DailyCleanup(
            Database database,
            Journal journal,
            Lobby lobby,
            Moderation moderation,
            InstantSource clock,
            Duration idle) {
        this.database = database;
        this.journal = journal;
        this.lobby = lobby;
        this.moderation = moderation;
        this.clock = clock;
        this.idle = idle;
    }

    /// Looks again and again from now on whether it is time.
    public void watch() {
        task.start();
    }

    /// Clears away unless it was done today, here or on another machine.
    boolean inTurn() {
        new GuestErasure(database).resume();
        boolean taken = new Leases(database).take(TURN, UUID.randomUUID().toString(), DAILY);
        if (taken) {
            int tables = sweep();
            LOG.info("{} tables that nobody came to were cleared away", tables);
        }
        return taken;
    }

    /// Clears away, and says how many tables.
    int sweep() {
        Instant now = clock.instant();
        long before = now.minus(idle).toEpochMilli();
        int cleared = 0;
        for (String table : database.texts(ABANDONED, before, before)) {
            cleared += !closed && clear(table, before) ? 1 : 0;
        }
        database.texts("select code from lobby_card where at < ?", before).forEach(lobby::withdraw);
        moderation.forgetAddresses(now.minus(ADDRESSES));
        lapse("delete from report where resolved and at < ?", now.minus(ADDRESSES));
        lapse("delete from ban where until_at < ?", now);
        lapse("delete from guest_link where until_at < ?", now);
        return cleared;
    }

    /// Somebody may have come meanwhile: a table that wakes shows itself at once.
    private boolean clear(String table, long before) {
        boolean played =
                !database.texts("select code from archive_match where code = ? limit 1", table)
                        .isEmpty();
        String shown = "select code from lobby_card where code = ? and at >= ?";
        return journal.clear(
                table,
                played ? Journal.Trace.NUMBERS : Journal.Trace.NONE,
                sql -> !sql.exists(shown, table, before));
    }

    private void lapse(String deletion, Instant before) {
        database.change(deletion, before.toEpochMilli());
    }

    @Override
    public void close() {
        closed = true;
        task.close();
    }
}
