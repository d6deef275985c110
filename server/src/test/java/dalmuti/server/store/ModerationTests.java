package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.Moderation.Ban;
import dalmuti.server.store.Moderation.By;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;

@ParameterizedClass
@EnumSource
final class ModerationTests {

    private final MovableClock clock = new MovableClock();
    private final Database database;
    private final Moderation moderation;

    ModerationTests(Kind kind) {
        database = Database.open(kind.fresh());
        moderation = new Moderation(database, clock);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private Ban ban(By by, String target, int hours) {
        return new Ban(by, target, "spam", clock.instant().plus(Duration.ofHours(hours)));
    }

    @Test
    void aBanHoldsUntilItEnds() {
        Ban ban = ban(By.GUEST, "g1", 1);
        moderation.ban(ban);
        assertThat(moderation.against(By.GUEST, "g1")).contains(ban);
        assertThat(moderation.against(By.ADDRESS, "g1")).isEmpty();
        assertThat(moderation.against(By.GUEST, "g2")).isEmpty();
        clock.pass(Duration.ofHours(1));
        assertThat(moderation.against(By.GUEST, "g1")).isEmpty();
    }

    @Test
    void aBanCanBeChangedAndLifted() {
        moderation.ban(ban(By.ADDRESS, "192.0.2.1", 1));
        Ban longer = ban(By.ADDRESS, "192.0.2.1", 5);
        moderation.ban(longer);
        assertThat(moderation.bans()).containsExactly(longer);
        moderation.lift(By.ADDRESS, "192.0.2.1");
        assertThat(moderation.bans()).isEmpty();
    }

    @Test
    void reportsWaitUntilSomebodyDealsWithThem() {
        var first = moderation.report("T1", "g1", "g2", "rude\u0007\nwords");
        clock.pass(Duration.ofSeconds(1));
        var second = moderation.report("T1", "g3", "g2", "x".repeat(9_000));
        assertThat(moderation.reports(9)).containsExactly(first, second);
        assertThat(moderation.reports(1)).containsExactly(first);
        assertThat(first.reason()).isEqualTo("rude words");
        assertThat(second.reason()).hasSize(500);
        assertThat(moderation.resolve(first.id())).isTrue();
        assertThat(moderation.resolve(first.id())).isFalse();
        assertThat(moderation.reports(9)).containsExactly(second);
    }
}
