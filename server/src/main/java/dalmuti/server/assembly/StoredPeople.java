package dalmuti.server.assembly;

import dalmuti.contract.RefusedException;
import dalmuti.server.Moderation;
import dalmuti.server.People;
import dalmuti.server.TableHost.Guest;
import dalmuti.server.store.Guests;
import dalmuti.server.store.Moderation.Ban;
import dalmuti.server.store.Moderation.By;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The people of the database, and what is done about some of them.
record StoredPeople(Guests guests, dalmuti.server.store.Moderation moderation)
        implements People, Moderation {

    private static final int MOST_REPORTS = 500;

    @Override
    public Admitted admit(String name) {
        return admitted(guests.admit(name));
    }

    private static Admitted admitted(Guests.Admitted it) {
        return new Admitted(it.guest(), it.token());
    }

    @Override
    public Optional<Guest> known(String token) {
        return guests.byToken(token);
    }

    @Override
    public Optional<Guest> find(String id) {
        return guests.byId(id);
    }

    @Override
    public Guest rename(String id, String name) {
        return guests.rename(id, name);
    }

    @Override
    public void forget(String id) {
        guests.forget(id);
    }

    @Override
    public String link(String id) {
        return guests.link(id);
    }

    @Override
    public Optional<Admitted> follow(String code) {
        try {
            return Optional.of(admitted(guests.follow(code)));
        } catch (RefusedException e) {
            return Optional.empty(); // a link that is gone is as if it had never been
        }
    }

    @Override
    public Optional<Instant> bannedUntil(String whom) {
        return moderation.against(kind(whom), whom).map(Ban::until);
    }

    /// Addresses have dots or colons, ids have neither.
    private static By kind(String whom) {
        return whom.matches(".*[.:].*") ? By.ADDRESS : By.GUEST;
    }

    @Override
    public List<Report> reports() {
        return moderation.reports(MOST_REPORTS).stream()
                .map(
                        it ->
                                new Report(
                                        it.id(),
                                        it.at(),
                                        it.table(),
                                        it.reporter(),
                                        it.guest(),
                                        it.reason()))
                .toList();
    }

    @Override
    public boolean resolve(String id) {
        return moderation.resolve(id);
    }

    @Override
    public void ban(String whom, Instant until, String reason) {
        moderation.ban(new Ban(kind(whom), whom, reason, until));
    }

    @Override
    public boolean unban(String whom) {
        boolean banned = bannedUntil(whom).isPresent();
        moderation.lift(kind(whom), whom);
        return banned;
    }
}
