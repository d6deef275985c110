package dalmuti.server.store;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.Device;
import dalmuti.server.Fingerprint;
import dalmuti.server.People;
import dalmuti.server.UnavailableException;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;
import dalmuti.table.LobbyCard;
import dalmuti.table.people.Guest;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// People who have come, each known by a token that only they hold, or one for each of their
/// devices. What can't be is a [RefusedException].
public final class Guests implements People {

    private static final Logger LOG = LoggerFactory.getLogger(Guests.class);

    /// How long a link for another device can be followed.
    public static final Duration LINK = Duration.ofMinutes(10);

    private static final long ROUGHLY = Devices.ROUGHLY.toMillis();

    private final Database database;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();

    public Guests(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    @Override
    public Admitted admit(String name, Guest.Sort sort) {
        var guest = new Guest(secrets.id(), GuestName.of(name).text(), sort);
        return database.within(
                sql -> {
                    sql.insert(
                            "guest",
                            "id, name, at, program",
                            guest.id(),
                            guest.name(),
                            clock.millis(),
                            guest.isProgram());
                    return admit(sql, guest);
                });
    }

    private Admitted admit(Sql sql, Guest guest) throws SQLException {
        String token = secrets.token();
        new Devices(sql, guest.id()).add(Fingerprint.of(token), clock.millis());
        return new Admitted(guest, token);
    }

    @Override
    public Optional<Guest> known(String token) {
        String hash = Fingerprint.of(token);
        Optional<Token> found =
                database.first(
                        Guests::token,
                        "select g.id, g.name, g.program, g.face, t.used_at from guest g"
                                + " join guest_token t on t.guest = g.id where t.hash = ?",
                        hash);
        found.filter(it -> it.usedAt() <= clock.millis() - ROUGHLY).ifPresent(_ -> used(hash));
        return found.map(Token::guest);
    }

    private record Token(Guest guest, long usedAt) {}

    private static Token token(ResultSet row) throws SQLException {
        return new Token(guest(row), row.getLong(5));
    }

    /// Whoever comes may come in all the same when nothing can be written at the moment.
    private void used(String hash) {
        try {
            String update = "update guest_token set used_at = ? where hash = ?";
            database.change(update, clock.millis(), hash);
        } catch (UnavailableException e) {
            LOG.warn("Writing when a device was last used failed", e);
        }
    }

    private static Guest guest(ResultSet row) throws SQLException {
        Guest.Sort sort = row.getBoolean(3) ? Guest.Sort.PROGRAM : Guest.Sort.PERSON;
        int face = row.getInt(4);
        Optional<Integer> chosen = face == 0 ? Optional.empty() : Optional.of(face);
        return new Guest(row.getString(1), row.getString(2), sort, chosen);
    }

    @Override
    public Optional<Guest> find(String id) {
        return database.first(
                Guests::guest, "select id, name, program, face from guest where id = ?", id);
    }

    @Override
    public Guest change(String id, Optional<String> name, Optional<Integer> face) {
        Optional<String> text = name.map(it -> GuestName.of(it).text());
        face.ifPresent(Guests::mustBeDrawn);
        Guest before = find(id).orElseThrow(Guests::nobody);
        text.ifPresent(it -> database.change("update guest set name = ? where id = ?", it, id));
        face.ifPresent(it -> database.change("update guest set face = ? where id = ?", it, id));
        return new Guest(id, text.orElse(before.name()), before.sort(), face.or(before::face));
    }

    private static void mustBeDrawn(int face) {
        if (face < 1 || face > Guest.FACES) {
            throw new RefusedException(Refusal.of("face", "store.no-face", Guest.FACES));
        }
    }

    private static RefusedException nobody() {
        return new RefusedException(Refusal.of("guest", "store.no-guest"));
    }

    @Override
    public String link(String id) {
        String link = secrets.token();
        return database.within(
                sql -> {
                    sql.change(
                            "delete from guest_link where guest = ? or until_at < ?",
                            id,
                            clock.millis());
                    int made =
                            sql.change(
                                    "insert into guest_link (hash, guest, until_at)"
                                            + " select ?, id, ? from guest where id = ?",
                                    Fingerprint.of(link),
                                    clock.instant().plus(LINK).toEpochMilli(),
                                    id);
                    if (made == 0) {
                        throw nobody();
                    }
                    return link;
                });
    }

    @Override
    public Optional<Guest> linked(String code) {
        return database.reading(sql -> linked(sql, Fingerprint.of(code)));
    }

    private Optional<Guest> linked(Sql sql, String hash) throws SQLException {
        return sql.first(
                Guests::guest,
                "select g.id, g.name, g.program, g.face from guest g join guest_link l on l.guest ="
                        + " g.id where l.hash = ? and l.until_at >= ?",
                hash,
                clock.millis());
    }

    @Override
    public Optional<Admitted> follow(String code) {
        String hash = Fingerprint.of(code);
        return database.within(
                sql -> {
                    Optional<Guest> guest = linked(sql, hash);
                    if (guest.isEmpty()) {
                        return Optional.empty();
                    }
                    new Devices(sql, guest.get().id()).mustHaveRoom();
                    // Of two who follow it at once, one deletes it.
                    boolean own = sql.change("delete from guest_link where hash = ?", hash) > 0;
                    return own ? Optional.of(admit(sql, guest.get())) : Optional.empty();
                });
    }

    @Override
    public List<Device> devices(String id) {
        return database.reading(sql -> new Devices(sql, id).list());
    }

    @Override
    public boolean revoke(String id, String device) {
        return database.within(sql -> new Devices(sql, id).revoke(device));
    }

    @Override
    public Set<String> revokeOthers(String id, String device) {
        return database.within(sql -> new Devices(sql, id).revokeOthers(device));
    }

    /// A table that is awake has somebody at it, and is shown again and again, or plays a match.
    @Override
    public List<String> tablesOf(String id) {
        String named = "%" + id + "%";
        return database.texts(
                "select code from lobby_card where (at > ? or state = ?) and code in"
                        + " (select entity from journal where body like ?"
                        + " union select entity from snapshot where body like ?)",
                clock.instant().minus(SharedLobby.FRESH).toEpochMilli(),
                LobbyCard.State.PLAYING.name(),
                named,
                named);
    }

    @Override
    public void forget(String id) {
        new GuestErasure(database).erase(id);
    }

    @Override
    public Optional<Instant> bannedUntil(String whom) {
        return database.first(
                row -> Instant.ofEpochMilli(row.getLong(1)),
                "select until_at from ban where whom = ? and until_at > ?",
                whom,
                clock.millis());
    }
}
