package dalmuti.server.store;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.TableHost.Guest;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/// People who have come, each known by a token that only they hold, or one for each of their
/// devices. What can't be is a [RefusedException].
public final class Guests {

    /// How long a link for another device can be followed.
    public static final Duration LINK = Duration.ofMinutes(10);

    private final Database database;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();

    public Guests(Database database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /// A guest, and the token by which this device is known from now on. Nobody can be told it
    /// again.
    public record Admitted(Guest guest, String token) {}

    public Admitted admit(String name) {
        var guest = new Guest(secrets.id(), GuestName.of(name).text());
        return database.within(
                connection -> {
                    Sql.change(
                            connection,
                            "insert into guest (id, name, at) values (?, ?, ?)",
                            guest.id(),
                            guest.name(),
                            clock.millis());
                    return admit(connection, guest);
                });
    }

    private Admitted admit(Connection connection, Guest guest) throws SQLException {
        String token = secrets.token();
        Sql.change(
                connection,
                "insert into guest_token (hash, guest, at) values (?, ?, ?)",
                Secrets.hash(token),
                guest.id(),
                clock.millis());
        return new Admitted(guest, token);
    }

    public Optional<Guest> byToken(String token) {
        String hash = Secrets.hash(token);
        return database.within(
                connection ->
                        Sql.first(
                                        connection,
                                        row ->
                                                Secrets.same(hash, row.getString(3))
                                                        ? Optional.of(guest(row))
                                                        : Optional.<Guest>empty(),
                                        "select g.id, g.name, t.hash from guest g"
                                                + " join guest_token t on t.guest = g.id"
                                                + " where t.hash = ?",
                                        hash)
                                .flatMap(it -> it));
    }

    private static Guest guest(ResultSet row) throws SQLException {
        return new Guest(row.getString(1), row.getString(2));
    }

    public Optional<Guest> byId(String id) {
        return database.within(
                connection ->
                        Sql.first(
                                connection,
                                Guests::guest,
                                "select id, name from guest where id = ?",
                                id));
    }

    public Guest rename(String id, String name) {
        var guest = new Guest(id, GuestName.of(name).text());
        int changed =
                database.within(
                        connection ->
                                Sql.change(
                                        connection,
                                        "update guest set name = ? where id = ?",
                                        guest.name(),
                                        id));
        if (changed == 0) {
            throw nobody();
        }
        return guest;
    }

    private static RefusedException nobody() {
        return new RefusedException(Refusal.of("guest", "store.no-guest"));
    }

    /// Something secret by which another device becomes the same guest's, once and soon.
    public String link(String id) {
        String link = secrets.token();
        return database.within(
                connection -> {
                    Sql.change(
                            connection,
                            "delete from guest_link where guest = ? or until_at < ?",
                            id,
                            clock.millis());
                    int made =
                            Sql.change(
                                    connection,
                                    "insert into guest_link (hash, guest, until_at)"
                                            + " select ?, id, ? from guest where id = ?",
                                    Secrets.hash(link),
                                    clock.instant().plus(LINK).toEpochMilli(),
                                    id);
                    if (made == 0) {
                        throw nobody();
                    }
                    return link;
                });
    }

    /// Makes this device that of whoever made the link. Nobody can follow it twice.
    public Admitted follow(String link) {
        String hash = Secrets.hash(link);
        return database.within(
                connection -> {
                    Optional<Guest> guest =
                            Sql.first(
                                    connection,
                                    Guests::guest,
                                    "select g.id, g.name from guest g"
                                            + " join guest_link l on l.guest = g.id"
                                            + " where l.hash = ? and l.until_at >= ?",
                                    hash,
                                    clock.millis());
                    // Of two who follow it at once, one deletes it.
                    if (guest.isEmpty()
                            || Sql.change(connection, "delete from guest_link where hash = ?", hash)
                                    == 0) {
                        throw new RefusedException(Refusal.of("link", "store.no-link"));
                    }
                    return admit(connection, guest.get());
                });
    }

    /// Lets nobody be this guest any more, on any device.
    public void forget(String id) {
        database.within(connection -> Sql.change(connection, "delete from guest where id = ?", id));
    }
}
