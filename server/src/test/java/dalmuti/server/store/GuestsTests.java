package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.List;
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
        assertThat(guests.known(Secrets.hash(anna.token()))).isEmpty();
        assertThat(anna.token()).hasSize(22).isNotEqualTo(ben.token());
        assertThat(guests.find(anna.guest().id())).contains(anna.guest());
    }

    @Test
    void noTokenIsStored() {
        var anna = guests.admit("Anna");
        var link = guests.link(anna.guest().id());
        List<String> kept =
                database.within(
                        connection ->
                                Sql.list(
                                        connection,
                                        row -> row.getString(1) + row.getString(2),
                                        "select hash, guest from guest_token"
                                                + " union all select hash, guest from guest_link"));
        assertThat(kept)
                .hasSize(2)
                .noneMatch(row -> row.contains(anna.token()))
                .noneMatch(row -> row.contains(link));
    }

    @Test
    void aNameCanChange() {
        var anna = guests.admit("Anna");
        guests.rename(anna.guest().id(), " Änna ");
        assertThat(guests.known(anna.token()).orElseThrow().name()).isEqualTo("Änna");
        assertThatThrownBy(() -> guests.rename("nobody", "X"))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("store.no-guest");
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
                    } catch (StoreException _) {
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
}
