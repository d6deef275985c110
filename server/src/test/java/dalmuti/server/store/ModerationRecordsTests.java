package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.jdbc.Database;
import dalmuti.table.Complaint;
import dalmuti.wire.operator.Reported;
import dalmuti.wire.operator.Reports;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.List;

@ParameterizedClass
@EnumSource
final class ModerationRecordsTests {

    private final MovableClock clock = new MovableClock();
    private final Database database;
    private final ModerationRecords book;
    private final Guests guests;

    ModerationRecordsTests(Kind kind) {
        database = Database.open(kind.fresh());
        book = new ModerationRecords(database, clock);
        guests = new Guests(database, clock);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void aBanHoldsUntilItEnds() {
        var until = clock.instant().plus(Duration.ofHours(1));
        book.ban("192.0.2.1", until, "spam");
        assertThat(guests.bannedUntil("192.0.2.1")).contains(until);
        assertThat(guests.bannedUntil("192.0.2.2")).isEmpty();
        clock.pass(Duration.ofHours(1));
        assertThat(guests.bannedUntil("192.0.2.1")).isEmpty();
        assertThat(book.unban("192.0.2.1")).isFalse();
    }

    @Test
    void aBanCanBeChangedAndLifted() {
        book.ban("g1", clock.instant().plus(Duration.ofHours(1)), "spam");
        var later = clock.instant().plus(Duration.ofHours(5));
        book.ban("g1", later, "spam");
        assertThat(guests.bannedUntil("g1")).contains(later);
        assertThat(book.unban("g1")).isTrue();
        assertThat(guests.bannedUntil("g1")).isEmpty();
    }

    @Test
    void reportsWaitUntilSomebodyDealsWithThem() {
        var first = book.report(complaint("g1", "rude\u0007\nwords"));
        clock.pass(Duration.ofSeconds(1));
        var second = book.report(complaint("g3", "x".repeat(9_000)));
        book.report(complaint("g1", "once more"));
        assertThat(reports()).containsExactly(second, first);
        assertThat(first.reason()).isEqualTo("rude words");
        assertThat(second.reason()).hasSize(500);
        assertThat(book.resolve(first.id())).isTrue();
        assertThat(book.resolve(first.id())).isFalse();
        assertThat(reports()).containsExactly(second);
    }

    private List<Reports.Report> reports() {
        return book.reports("g2", 1).reports();
    }

    @Test
    void whoeverWasReportedLastIsFirstAndNobodyIsBuried() {
        for (int i = 0; i < 250; i++) {
            clock.pass(Duration.ofSeconds(1));
            book.report(new Complaint("T" + i, "g1", "victim", "", "no. " + i));
        }
        clock.pass(Duration.ofSeconds(1));
        book.report(complaint("g1", "rude"));
        book.report(complaint("g3", "rude"));
        var people = book.reported(1);
        assertThat(people.pages()).isEqualTo(1);
        assertThat(people.people())
                .extracting(Reported.Person::about)
                .containsExactly("g2", "victim");
        assertThat(people.people().getFirst().reporters()).isEqualTo(2);
        assertThat(people.people().getLast().reports()).isEqualTo(250);
        assertThat(people.people().getLast().newest().reason()).isEqualTo("no. 249");
        assertThat(book.reports("victim", 1).pages()).isEqualTo(3);
        assertThat(book.reports("victim", 3).reports())
                .hasSize(50)
                .last()
                .extracting(Reports.Report::reason)
                .isEqualTo("no. 0");
        assertThat(book.resolveAll("victim")).isEqualTo(250);
        assertThat(book.reported(1).people()).hasSize(1);
    }

    @Test
    void manyPeopleWhoWereReportedAreOnSeveralPages() {
        for (int i = 0; i < 120; i++) {
            clock.pass(Duration.ofSeconds(1));
            book.report(new Complaint("T1", "g1", "p" + i, "", "rude"));
        }
        assertThat(book.reported(1).pages()).isEqualTo(2);
        assertThat(book.reported(1).people().getFirst().about()).isEqualTo("p119");
        assertThat(book.reported(2).people())
                .hasSize(20)
                .last()
                .extracting("about")
                .isEqualTo("p0");
    }

    private static Complaint complaint(String by, String reason) {
        return new Complaint("T1", by, "g2", "192.0.2.1", reason);
    }

    private String addressKept() {
        return database.within(
                it ->
                        it.first(row -> row.getString(1), "select address from report")
                                .orElseThrow());
    }

    @Test
    void anAddressIsKeptNoLongerThanTheReportWaits() {
        var report = book.report(complaint("g1", "rude"));
        assertThat(reports().getFirst().address()).isEqualTo("192.0.2.1");
        book.resolve(report.id());
        assertThat(addressKept()).isEmpty();
    }

    @Test
    void anAddressIsForgottenAfterAWhile() {
        book.report(complaint("g1", "rude"));
        book.forgetAddresses(clock.instant());
        assertThat(addressKept()).isEqualTo("192.0.2.1");
        clock.pass(Duration.ofSeconds(1));
        book.forgetAddresses(clock.instant());
        assertThat(addressKept()).isEmpty();
        assertThat(reports()).hasSize(1);
    }

    @Test
    void everybodyWhoIsBannedIsKnown() {
        book.ban("g1", clock.instant().plus(Duration.ofHours(1)), "spam");
        book.ban("2001:db8:1:2::/64", clock.instant().plus(Duration.ofHours(2)), "spam");
        assertThat(book.banned()).containsExactlyInAnyOrder("g1", "2001:db8:1:2::/64");
        clock.pass(Duration.ofHours(1));
        assertThat(book.banned()).containsExactly("2001:db8:1:2::/64");
    }
}
