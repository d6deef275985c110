package dalmuti.server.edge.http;

import dalmuti.server.Device;
import dalmuti.server.People;
import dalmuti.table.people.Guest;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Devices;
import dalmuti.wire.rest.GuestCard;
import dalmuti.wire.rest.Link;

import java.util.List;
import java.util.Set;

/// The API about one's devices.
record DeviceApi(People people, Disconnection disconnection) {

    private static final int LINK_SECONDS = 600;
    private static final String REVOKED = "revoked";
    private static final String LINK = "/api/links/{code}";
    private static final String DEVICES = "/api/guests/me/devices";

    List<Route> routes() {
        return List.of(
                Route.post("/api/guests/me/links", "Make a code for another device")
                        .forGuests()
                        .refuses(401, 403, 429)
                        .creates(Link.class, this::link),
                Route.get(LINK, "Whose other device one would become; it does not use the code up")
                        .refuses(403, 404)
                        .gives(GuestCard.class, this::linked),
                Route.post(LINK, "Come in from another device")
                        .refuses(400, 403, 404, 429)
                        .creates(Admission.class, this::follow),
                Route.get(DEVICES, "The devices on which one is known")
                        .forGuests()
                        .refuses(401)
                        .gives(Devices.class, this::list),
                Route.delete(DEVICES, "Revoke all of them but this one")
                        .forGuests()
                        .refuses(401)
                        .does(this::revokeOthers),
                Route.delete(DEVICES + "/{device}", "Revoke another device")
                        .forGuests()
                        .refuses(400, 401, 404)
                        .does(this::revoke));
    }

    private Link link(ApiRequest asked) {
        Guest guest = asked.guest();
        asked.rateLimits().change(guest);
        return new Link(people.link(guest.id()), LINK_SECONDS);
    }

    /// Whom a link is of. It can still be followed afterwards.
    private GuestCard linked(ApiRequest asked) {
        asked.rateLimits().welcome(asked.address());
        return people.linked(asked.part("code"))
                .map(GuestApi::card)
                .orElseThrow(DeviceApi::noSuchLink);
    }

    private Admission follow(ApiRequest asked) {
        asked.rateLimits().newGuest(asked.address()); // or codes could be guessed all day
        return people.follow(asked.part("code"))
                .map(GuestApi::admission)
                .orElseThrow(DeviceApi::noSuchLink);
    }

    private static HttpRefusal noSuchLink() {
        return HttpRefusal.with(404, "code", "server.no-such-link");
    }

    private Devices list(ApiRequest asked) {
        String here = here(asked);
        return new Devices(
                people.devices(asked.guest().id()).stream()
                        .map(it -> device(it, it.id().equals(here)))
                        .toList());
    }

    private static Devices.Device device(Device it, boolean here) {
        return new Devices.Device(it.id(), it.added(), it.used(), here);
    }

    /// Whoever revoked the device in their hand could not come back by their last one.
    private void revoke(ApiRequest asked) {
        String device = asked.part("device");
        String guest = asked.guest().id();
        if (device.equals(here(asked))) {
            throw HttpRefusal.with(400, "device", "server.this-device");
        }
        if (!people.revoke(guest, device)) {
            throw HttpRefusal.with(404, "device", "server.no-such-device");
        }
        disconnection.of(Set.of(device), REVOKED);
    }

    private void revokeOthers(ApiRequest asked) {
        disconnection.of(people.revokeOthers(asked.guest().id(), here(asked)), REVOKED);
    }

    private static String here(ApiRequest asked) {
        return Device.of(asked.token().orElse(""));
    }
}
