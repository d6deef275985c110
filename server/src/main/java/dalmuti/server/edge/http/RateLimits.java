package dalmuti.server.edge.http;

import dalmuti.server.People;
import dalmuti.server.Settings.Limits;
import dalmuti.server.edge.limit.ConcurrentCounts;
import dalmuti.server.edge.limit.FixedWindowLimit;
import dalmuti.table.people.Guest;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// The rate limits and bans of the HTTP API.
public final class RateLimits {

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

    /// Long texts are kept in memory until they are all there.
    private static final int LONG_TEXTS = 8;

    /// How often somebody may rename themselves or make a code for another device, in an hour.
    private static final int CHANGES = 60;

    private final People people;
    private final FixedWindowLimit requests;
    private final FixedWindowLimit guests;
    private final FixedWindowLimit tables;
    private final FixedWindowLimit changes;
    private final FixedWindowLimit records;
    private final FixedWindowLimit reviews;
    private final ConcurrentCounts heard = new ConcurrentCounts();

    public RateLimits(People people, Limits limits, LongSupplier clock) {
        this.people = people;
        requests = new FixedWindowLimit(limits.requests(), Duration.ofMinutes(1), clock);
        guests = new FixedWindowLimit(limits.guests(), Duration.ofHours(1), clock);
        tables = new FixedWindowLimit(limits.tables(), Duration.ofHours(1), clock);
        changes = new FixedWindowLimit(CHANGES, Duration.ofHours(1), clock);
        records = new FixedWindowLimit(limits.records(), Duration.ofMinutes(1), clock);
        reviews = new FixedWindowLimit(limits.reviews(), Duration.ofHours(1), clock);
    }

    /// Whose token it is.
    Guest guest(String token) {
        return people.known(token)
                .orElseThrow(() -> HttpRefusal.with(401, "token", "server.token-unknown"));
    }

    /// Those who are banned may look, but open nothing.
    void welcome(String whom) {
        people.bannedUntil(whom)
                .filter(Instant.now()::isBefore)
                .ifPresent(
                        until -> {
                            throw HttpRefusal.with(
                                    403, "guest", "server.banned", DATE.format(until));
                        });
    }

    /// Of an address, and shared with the sockets that it opens.
    public FixedWindowLimit requests() {
        return requests;
    }

    public void request(String address) {
        take(requests, address);
    }

    void newGuest(String address) {
        welcome(address);
        take(guests, address);
    }

    void newTable(String address, Guest guest) {
        welcome(address);
        welcome(guest.id());
        take(tables, address);
        take(tables, "guest " + guest.id());
    }

    /// What somebody changes about themselves.
    void change(Guest guest) {
        welcome(guest.id());
        take(changes, guest.id());
    }

    void record(String address) {
        take(records, address);
    }

    void review(String address) {
        take(reviews, address);
    }

    /// A match that somebody played elsewhere: to judge it takes as long as a review.
    void dayResult(String address, Guest guest) {
        welcome(guest.id());
        review(address);
    }

    /// Listens to long texts of an address, to few at the same time.
    <T> T hearOut(String address, Supplier<T> text) {
        try {
            if (heard.enter(address) > LONG_TEXTS) {
                throw HttpRefusal.tooMany(HttpRefusal.RETRY_SECONDS);
            }
            return text.get();
        } finally {
            heard.leave(address);
        }
    }

    private static void take(FixedWindowLimit allowance, String who) {
        int seconds = allowance.take(who);
        if (seconds > 0) {
            throw HttpRefusal.tooMany(seconds);
        }
    }
}
