package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.server.Device;
import dalmuti.server.Fingerprint;
import dalmuti.server.People;
import dalmuti.server.UnavailableException;
import dalmuti.server.store.jdbc.Database;
import dalmuti.table.people.Guest;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

@ParameterizedClass
@EnumSource
final class GuestsTests {

    private final MovableClock clock = new MovableClock();
    private final Database database;
    private final Guests guests;

    GuestsTests(Kind kind) {
        database = Database.open(kind.fresh());
        guests = new Guests(database, clock);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void aGuestIsFoundByTheirTokenAlone() {
        var anna = guests.admit("Anna");
        var ben = guests.admit("Ben");
        assertThat(guests.known(anna.token())).contains(anna.guest());
        assertThat(guests.known(ben.token())).contains(ben.guest());
        assertThat(guests.known("")).isEmpty();
        assertThat(guests.known(Fingerprint.of(anna.token()))).isEmpty();
        assertThat(anna.token()).hasSize(22).isNotEqualTo(ben.token());
        assertThat(guests.find(anna.guest().id())).contains(anna.guest());
    }

    @Test
    void aProgramStaysOneByWhateverNameAndDevice() {
        var ada = guests.admit("Ada", Guest.Sort.PROGRAM);
        String id = ada.guest().id();
        assertThat(guests.change(id, Optional.of("Ada 2"), Optional.empty()).isProgram()).isTrue();
        assertThat(guests.find(id).orElseThrow().isProgram()).isTrue();
        assertThat(guests.known(ada.token()).orElseThrow().isProgram()).isTrue();
        assertThat(guests.follow(guests.link(id)).orElseThrow().guest().isProgram()).isTrue();
    }

    @Test
    void noTokenIsStored() {
        var anna = guests.admit("Anna");
        var link = guests.link(anna.guest().id());
        List<String> kept =
                database.within(
                        it ->
                                it.list(
                                        row -> row.getString(1) + row.getString(2),
                                        "select hash, guest from guest_token"
                                                + " union all select hash, guest from guest_link"));
        assertThat(kept)
                .hasSize(2)
                .noneMatch(row -> row.contains(anna.token()))
                .noneMatch(row -> row.contains(link));
    }

    @Test
    void nameAndFaceCanChange() {
        var anna = guests.admit("Anna");
        String id = anna.guest().id();
        guests.change(id, Optional.of(" Änna "), Optional.empty());
        guests.change(id, Optional.empty(), Optional.of(Guest.FACES));
        Guest changed = guests.known(anna.token()).orElseThrow();
        assertThat(changed.name()).isEqualTo("Änna");
        assertThat(changed.face()).contains(Guest.FACES);
        for (int none : new int[] {-1, 0, Guest.FACES + 1}) {
            refused("store.no-face", id, Optional.of("Bo"), Optional.of(none));
        }
        refused("store.name-empty", id, Optional.of(" "), Optional.of(1));
        refused("store.no-guest", "nobody", Optional.of("X"), Optional.empty());
        assertThat(guests.find(id)).contains(changed);
    }

    private void refused(String why, String id, Optional<String> name, Optional<Integer> face) {
        assertThatThrownBy(() -> guests.change(id, name, face))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining(why);
    }

    @Test
    void aLinkMakesAnotherDeviceTheSameGuestsOnce() {
        var anna = guests.admit("Anna");
        String link = guests.link(anna.guest().id());
        var elsewhere = guests.follow(link).orElseThrow();
        assertThat(elsewhere.guest()).isEqualTo(anna.guest());
        assertThat(guests.known(elsewhere.token())).contains(anna.guest());
        assertThat(guests.known(anna.token())).contains(anna.guest());
        assertThat(guests.follow(link)).isEmpty();
        assertThatThrownBy(() -> guests.link("nobody")).hasMessageContaining("store.no-guest");
    }

    @Test
    void aLinkGrowsOld() {
        String link = guests.link(guests.admit("Anna").guest().id());
        clock.pass(Guests.LINK.plus(Duration.ofMillis(1)));
        assertThat(guests.follow(link)).isEmpty();
    }

    @Test
    void ofManyWhoFollowALinkAtOnceOneGetsIn() throws Exception {
        String link = guests.link(guests.admit("Anna").guest().id());
        Callable<Boolean> follow =
                () -> {
                    try {
                        return guests.follow(link).isPresent();
                    } catch (UnavailableException _) {
                        return false;
                    }
                };
        try (var threads = Executors.newFixedThreadPool(4)) {
            int in = 0;
            for (var it : threads.invokeAll(List.of(follow, follow, follow, follow))) {
                in += it.get() ? 1 : 0;
            }
            assertThat(in).isEqualTo(1);
        }
    }

    @Test
    void whoeverIsForgottenCannotComeBack() {
        var anna = guests.admit("Anna");
        String link = guests.link(anna.guest().id());
        guests.forget(anna.guest().id());
        assertThat(guests.known(anna.token())).isEmpty();
        assertThat(guests.follow(link)).isEmpty();
    }

    private String another(People.Admitted guest) {
        return guests.follow(guests.link(guest.guest().id())).orElseThrow().token();
    }

    @Test
    void aLinkTellsWhoseItIsAndIsNotUsedUpByThat() {
        var anna = guests.admit("Anna");
        String link = guests.link(anna.guest().id());
        assertThat(guests.linked(link)).contains(anna.guest());
        assertThat(guests.linked(link)).contains(anna.guest());
        assertThat(guests.linked("nothing")).isEmpty();
        assertThat(guests.devices(anna.guest().id())).hasSize(1);
        assertThat(guests.follow(link)).isPresent();
        assertThat(guests.linked(link)).isEmpty();
    }

    @Test
    void devicesAreListedByWhenTheyWereAddedAndUsed() {
        var anna = guests.admit("Anna");
        long first = clock.millis();
        clock.pass(Duration.ofDays(1));
        long second = clock.millis();
        String phone = another(anna);
        clock.pass(Duration.ofDays(1));
        assertThat(guests.known(phone)).isPresent();
        long third = clock.millis();
        clock.pass(Duration.ofMinutes(59));
        assertThat(guests.known(phone)).isPresent();
        assertThat(guests.devices(anna.guest().id()))
                .containsExactly(
                        new Device(Device.of(anna.token()), first, first),
                        new Device(Device.of(phone), second, third));
    }

    @Test
    void aDeviceThatIsRevokedIsNobodys() {
        var anna = guests.admit("Anna");
        var ben = guests.admit("Ben");
        String phone = another(anna);
        String link = guests.link(anna.guest().id());
        String id = anna.guest().id();
        assertThat(guests.revoke(ben.guest().id(), Device.of(phone))).isFalse();
        assertThat(guests.revoke(id, "0123456789abcdef")).isFalse();
        assertThat(guests.known(phone)).isPresent();
        assertThat(guests.revoke(id, Device.of(phone))).isTrue();
        assertThat(guests.known(phone)).isEmpty();
        assertThat(guests.follow(link)).as("it may have been made there").isEmpty();
        assertThat(guests.known(anna.token())).contains(anna.guest());
        assertThat(guests.known(ben.token())).contains(ben.guest());
    }

    @Test
    void allDevicesButOneAreRevoked() {
        var anna = guests.admit("Anna");
        var ben = guests.admit("Ben");
        String phone = another(anna);
        String tablet = another(anna);
        assertThat(guests.revokeOthers(anna.guest().id(), Device.of(phone)))
                .containsExactlyInAnyOrder(Device.of(anna.token()), Device.of(tablet));
        assertThat(guests.known(anna.token())).isEmpty();
        assertThat(guests.known(tablet)).isEmpty();
        assertThat(guests.known(phone)).contains(anna.guest());
        assertThat(guests.known(ben.token())).contains(ben.guest());
    }

    @Test
    void nobodyHasDevicesWithoutEnd() {
        var anna = guests.admit("Anna");
        for (int i = 1; i < Devices.MOST; i++) {
            another(anna);
        }
        String link = guests.link(anna.guest().id());
        assertThatThrownBy(() -> guests.follow(link))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("store.many-devices");
        assertThat(guests.linked(link)).as("not used up").isPresent();
    }
}
