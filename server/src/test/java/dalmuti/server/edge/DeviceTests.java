package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.Device;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Devices;
import dalmuti.wire.rest.GuestCard;
import dalmuti.wire.rest.Link;
import dalmuti.wire.rest.Problem;
import dalmuti.wire.table.Notice;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Somebody's devices: how one is added, listed and revoked.
class DeviceTests {

    private static final String DEVICES = "/api/guests/me/devices";
    private static final int NOT_WELCOME = 4003;

    private final Running server = Running.usual();

    @AfterEach
    void stop() {
        server.close();
    }

    private static <T> T read(int status, Class<T> type, HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return Bodies.read(type, response.body(), 1 << 20);
    }

    private static Problem bad(int status, HttpResponse<String> response) {
        return read(status, Problem.class, response);
    }

    private static String[] as(Admission guest) {
        return new String[] {"Authorization", "Bearer " + guest.token()};
    }

    private Admission admitted() {
        return read(201, Admission.class, server.post("/api/guests", "{\"name\":\"Ana\"}"));
    }

    private String link(Admission of) {
        return "/api/links/"
                + read(201, Link.class, server.post("/api/guests/me/links", "", as(of))).code();
    }

    private Admission another(Admission of) {
        return read(201, Admission.class, server.post(link(of), ""));
    }

    private HttpResponse<String> revoke(String path, Admission as) {
        return server.ask("DELETE", path, "", as(as));
    }

    private static String path(Admission device) {
        return DEVICES + "/" + Device.of(device.token());
    }

    @Test
    void aLinkTellsWhoseItIsBeforeItIsFollowedOnce() {
        Admission ana = admitted();
        String link = link(ana);
        var card = new GuestCard(ana.id(), "Ana", Optional.empty());
        assertThat(read(200, GuestCard.class, server.get(link))).isEqualTo(card);
        assertThat(read(200, GuestCard.class, server.get(link))).isEqualTo(card);
        Admission phone = read(201, Admission.class, server.post(link, ""));
        assertThat(phone.id()).isEqualTo(ana.id());
        assertThat(phone.token()).isNotEqualTo(ana.token());
        assertThat(bad(404, server.get(link)).rule()).isEqualTo("code");
        assertThat(bad(404, server.post(link, "")).key()).isEqualTo("server.no-such-link");
    }

    @Test
    void devicesAreListedAndThisOneIsMarked() {
        Admission ana = admitted();
        Admission phone = another(ana);
        Devices devices = read(200, Devices.class, server.get(DEVICES, as(phone)));
        assertThat(devices.devices()).hasSize(2);
        assertThat(devices.devices())
                .filteredOn(Devices.Device::here)
                .extracting(Devices.Device::id)
                .containsExactly(Device.of(phone.token()));
        assertThat(bad(401, server.get(DEVICES)).rule()).isEqualTo("token");
    }

    @Test
    void aRevokedDeviceIsCutOffAndItsTokenIsVoid() throws Exception {
        Admission ana = admitted();
        Admission phone = another(ana);
        Caller own = server.call("T1").hello(ana.token());
        Caller revoked = server.call("T1").hello(phone.token());
        assertThat(server.behind().host.visits.poll(9, TimeUnit.SECONDS)).isNotNull();
        assertThat(server.behind().host.visits.poll(9, TimeUnit.SECONDS)).isNotNull();

        assertThat(revoke(path(phone), ana).statusCode()).isEqualTo(204);
        assertThat(revoked.next())
                .isEqualTo(new Notice.Farewell(Notice.Why.NOT_WELCOME, java.util.Optional.empty()));
        assertThat(revoked.closed()).isEqualTo(NOT_WELCOME);
        assertThat(bad(401, server.get("/api/guests/me", as(phone))).key())
                .isEqualTo("server.token-unknown");
        assertThat(server.call("T1").hello(phone.token()).closed()).isEqualTo(NOT_WELCOME);

        own.say("{\"type\":\"ping\",\"ack\":1}");
        assertThat(own.next()).isEqualTo(new Notice.Done(1));
        assertThat(bad(404, revoke(path(phone), ana)).key()).isEqualTo("server.no-such-device");
    }

    @Test
    void allOtherDevicesAreRevokedAtOnce() {
        Admission ana = admitted();
        Admission phone = another(ana);
        Admission ben = admitted();
        assertThat(revoke(DEVICES, phone).statusCode()).isEqualTo(204);
        assertThat(bad(401, server.get("/api/guests/me", as(ana))).rule()).isEqualTo("token");
        assertThat(server.get("/api/guests/me", as(phone)).statusCode()).isEqualTo(200);
        assertThat(server.get("/api/guests/me", as(ben)).statusCode()).isEqualTo(200);
    }

    @Test
    void nobodyRevokesOthersDevicesOrTheirOwn() {
        Admission ana = admitted();
        Admission ben = admitted();
        assertThat(bad(404, revoke(path(ana), ben)).rule()).isEqualTo("device");
        assertThat(bad(400, revoke(path(ana), ana)).key()).isEqualTo("server.this-device");
        assertThat(server.get("/api/guests/me", as(ana)).statusCode()).isEqualTo(200);
    }

    /// The token was known when it was looked up, and is revoked before that is told.
    @Test
    void aDeviceThatIsRevokedWhileItSaysHelloIsCutOff() throws Exception {
        Admission ana = admitted();
        Admission phone = another(ana);
        var people = server.behind().people;
        people.lookingUp.acquire();
        Caller caller = server.call("T1").hello(phone.token());
        while (!people.lookingUp.hasQueuedThreads()) {
            Thread.onSpinWait();
        }
        assertThat(people.revoke(ana.id(), Device.of(phone.token()))).isTrue();
        server.behind().machines.hangUp(Device.of(phone.token())).toCompletableFuture().join();
        people.lookingUp.release();
        assertThat(caller.closed()).isEqualTo(NOT_WELCOME);
    }
}
