package dalmuti.server.edge;

import dalmuti.server.People;
import dalmuti.server.Settings.Limits;
import dalmuti.server.TableHost.Guest;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.GuestCard;
import dalmuti.wire.rest.Link;
import dalmuti.wire.rest.Naming;

/// Answers about who somebody is.
record GuestAnswers(People people, Doorkeeper doorkeeper, Limits limits) {

    private static final int LINK_SECONDS = 600;

    Object admit(Asked asked) {
        String name = naming(asked);
        doorkeeper.newGuest(asked.address());
        return admission(people.admit(name));
    }

    Object me(Asked asked) {
        return card(asked.guest());
    }

    Object rename(Asked asked) {
        Guest guest = asked.guest();
        doorkeeper.welcome(guest.id());
        return card(people.rename(guest.id(), naming(asked)));
    }

    Object forget(Asked asked) {
        people.forget(asked.guest().id());
        return Route.NOTHING;
    }

    Object link(Asked asked) {
        return new Link(people.link(asked.guest().id()), LINK_SECONDS);
    }

    Object follow(Asked asked) {
        doorkeeper.newGuest(asked.address()); // or codes could be guessed all day
        return people.follow(asked.part("code"))
                .map(GuestAnswers::admission)
                .orElseThrow(() -> Denied.with(404, "code", "server.no-such-link"));
    }

    private String naming(Asked asked) {
        return asked.body(Naming.class, limits.body()).name();
    }

    private static Admission admission(People.Admitted it) {
        return new Admission(it.guest().id(), it.guest().name(), it.token());
    }

    static GuestCard card(Guest guest) {
        return new GuestCard(guest.id(), guest.name());
    }
}
