package dalmuti.server.edge.http;

import dalmuti.server.People;
import dalmuti.server.TableHost;
import dalmuti.table.people.Guest;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Appearance;
import dalmuti.wire.rest.Arrival;
import dalmuti.wire.rest.GuestCard;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// The API about oneself.
record GuestApi(People people, TableHost tables, Disconnection disconnection) {

    private static final Logger LOG = LoggerFactory.getLogger(GuestApi.class);
    private static final int PATIENCE_SECONDS = 5;

    List<Route> routes() {
        return List.of(
                Route.post("/api/guests", "Come in for the first time")
                        .takes(Arrival.class)
                        .refuses(400, 403, 413, 415, 429)
                        .creates(Admission.class, this::admit),
                Route.get("/api/guests/me", "Who one is")
                        .forGuests()
                        .refuses(401)
                        .gives(GuestCard.class, this::me),
                Route.patch("/api/guests/me", "Change one's name or face")
                        .forGuests()
                        .takes(Appearance.class)
                        .refuses(400, 401, 403, 413, 415, 429)
                        .gives(GuestCard.class, this::change),
                Route.delete("/api/guests/me", "Have everything deleted that is known of one")
                        .forGuests()
                        .refuses(401)
                        .does(this::forget));
    }

    private Admission admit(ApiRequest asked) {
        Arrival arrival = asked.body(Arrival.class);
        boolean program = arrival.program().orElse(false);
        asked.rateLimits().newGuest(asked.address());
        return admission(
                people.admit(arrival.name(), program ? Guest.Sort.PROGRAM : Guest.Sort.PERSON));
    }

    private GuestCard me(ApiRequest asked) {
        return card(asked.guest());
    }

    private GuestCard change(ApiRequest asked) {
        Guest guest = asked.guest();
        asked.rateLimits().change(guest);
        Appearance wanted = asked.body(Appearance.class);
        return card(people.change(guest.id(), wanted.name(), wanted.face()));
    }

    private void forget(ApiRequest asked) {
        String id = asked.guest().id();
        disconnection.of(Set.of(id), "deleted");
        List<String> awake = people.tablesOf(id);
        people.forget(id);
        if (!awake.isEmpty()) {
            await(awake.stream().map(it -> tables.forget(it, id).toCompletableFuture()));
            people.forget(id); // what such a table has written down meanwhile
        }
    }

    /// A table that does not answer is not awake, and will read what is kept.
    private static void await(Stream<CompletableFuture<Void>> told) {
        try {
            CompletableFuture.allOf(told.toArray(CompletableFuture[]::new))
                    .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                    .join();
        } catch (CompletionException e) {
            LOG.warn("Removing a name from every table failed", e);
        }
    }

    static Admission admission(People.Admitted it) {
        return new Admission(it.guest().id(), it.guest().name(), it.token());
    }

    static GuestCard card(Guest guest) {
        return new GuestCard(guest.id(), guest.name(), guest.face());
    }
}
