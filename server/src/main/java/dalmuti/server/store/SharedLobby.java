package dalmuti.server.store;

import dalmuti.server.Lobby;
import dalmuti.server.UnavailableException;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;
import dalmuti.table.LobbyCard;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// The lobby in the database. Writes are asynchronous, and of several for one table only the last
/// is made.
public final class SharedLobby implements Lobby, AutoCloseable {

    /// A table that was not shown for so long is no longer listed: its node may be gone.
    public static final Duration FRESH = Duration.ofMinutes(15);

    private static final Logger LOG = LoggerFactory.getLogger(SharedLobby.class);

    private static final String COLUMNS =
            "code, game, rules, listed, state, seats, people, bots, onlookers, host";

    private static final String PUT =
            Sql.insertion("lobby_card", COLUMNS + ", opened_at, at", 12)
                    + " on conflict (code) do update set listed = excluded.listed,"
                    + " state = excluded.state, seats = excluded.seats,"
                    + " people = excluded.people, bots = excluded.bots,"
                    + " onlookers = excluded.onlookers, host = excluded.host, at = excluded.at";

    private final Database database;
    private final InstantSource clock;
    private final ExecutorService writer =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().name("lobby").factory());

    /// By code what is to be written, or nothing for a table that is withdrawn.
    private final SequencedMap<String, Optional<LobbyCard>> unwritten = new LinkedHashMap<>();

    public SharedLobby(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    @Override
    public void show(LobbyCard card) {
        change(card.code(), Optional.of(card));
    }

    @Override
    public void withdraw(String code) {
        change(code, Optional.empty());
    }

    private void change(String code, Optional<LobbyCard> card) {
        synchronized (unwritten) {
            if (unwritten.put(code, card) == null) {
                writer.execute(() -> write(code));
            }
        }
    }

    private void write(String code) {
        Optional<LobbyCard> card;
        do {
            card = waiting(code);
            try {
                put(code, card);
            } catch (UnavailableException e) {
                // The table is shown again when something happens there.
                LOG.warn("Writing the lobby row of table {} failed", code, e);
            }
        } while (!written(code, card));
    }

    private Optional<LobbyCard> waiting(String code) {
        synchronized (unwritten) {
            return unwritten.getOrDefault(code, Optional.empty());
        }
    }

    /// Whether nothing newer has come up meanwhile.
    private boolean written(String code, Optional<LobbyCard> card) {
        synchronized (unwritten) {
            return unwritten.remove(code, card);
        }
    }

    private void put(String code, Optional<LobbyCard> card) {
        database.within(
                sql ->
                        card.isPresent()
                                ? put(sql, card.get())
                                : sql.change("delete from lobby_card where code = ?", code));
    }

    private int put(Sql sql, LobbyCard card) throws SQLException {
        long now = clock.millis();
        return sql.change(
                PUT,
                card.code(),
                card.game(),
                card.rules(),
                card.listed(),
                card.state().name(),
                card.seats(),
                card.people(),
                card.bots(),
                card.onlookers(),
                card.host(),
                now,
                now);
    }

    @Override
    public Optional<LobbyCard> find(String code) {
        synchronized (unwritten) {
            if (unwritten.containsKey(code)) {
                return unwritten.getOrDefault(code, Optional.empty());
            }
        }
        return database.first(
                SharedLobby::card, "select " + COLUMNS + " from lobby_card where code = ?", code);
    }

    @Override
    public List<LobbyCard> listed(int most) {
        return database.list(
                SharedLobby::card,
                "select "
                        + COLUMNS
                        + " from lobby_card where listed and at > ? order by"
                        + " case when people + bots < seats then 0 else 1 end,"
                        + " opened_at desc, code limit ?",
                clock.instant().minus(FRESH).toEpochMilli(),
                most);
    }

    @Override
    public List<LobbyCard> all(int most) {
        return database.list(
                SharedLobby::card,
                "select "
                        + COLUMNS
                        + " from lobby_card where at > ? or state = ?"
                        + " order by opened_at desc, code limit ?",
                clock.instant().minus(FRESH).toEpochMilli(),
                LobbyCard.State.PLAYING.name(),
                most);
    }

    @Override
    public List<String> playing() {
        return database.texts(
                "select code from lobby_card where state = ? order by code",
                LobbyCard.State.PLAYING.name());
    }

    private static LobbyCard card(ResultSet row) throws SQLException {
        return new LobbyCard(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getBoolean(4),
                LobbyCard.State.valueOf(row.getString(5)),
                row.getInt(6),
                row.getInt(7),
                row.getInt(8),
                row.getInt(9),
                row.getString(10));
    }

    /// Writes what waits.
    @Override
    public void close() {
        writer.close();
    }
}
