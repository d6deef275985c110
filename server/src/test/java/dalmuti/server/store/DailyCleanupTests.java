package dalmuti.server.store;

import static dalmuti.server.store.Played.bot;
import static dalmuti.server.store.Played.person;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.jdbc.Database;
import dalmuti.table.Complaint;
import dalmuti.table.LobbyCard;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// What nobody comes to any more is cleared away, and nothing else.
@ParameterizedClass
@EnumSource
final class DailyCleanupTests {

    private static final Duration IDLE = Duration.ofDays(30);

    private final MovableClock clock = new MovableClock();
    private final Database database;
    private final Journal journal;
    private final ModerationRecords book;
    private SharedLobby lobby;

    DailyCleanupTests(Kind kind) {
        database = Database.open(kind.fresh());
        journal = new Journal(database);
        book = new ModerationRecords(database, clock);
        lobby = new SharedLobby(database, clock);
    }

    @AfterEach
    void close() {
        lobby.close();
        journal.close();
        database.close();
    }

    private int sweep() {
        try (var cleanup = new DailyCleanup(database, journal, lobby, book, clock, IDLE)) {
            return cleanup.sweep();
        } finally {
            settle();
        }
    }

    /// Cards are written behind one's back.
    private void settle() {
        lobby.close();
        lobby = new SharedLobby(database, clock);
    }

    /// A table at which nobody ever began.
    private void gathering(String code) throws Exception {
        var plan = new Plan("dalmuti", "korean", 4, true, "", Plan.Customs.USUAL);
        var opened = new Entry.Dated(clock.millis(), new Entry.Opened(plan, "g0"));
        var seated = new Entry.Dated(clock.millis(), new Entry.Seated(0, person("g0")));
        journal.append(
                        code,
                        List.of(new Journal.Numbered(1, opened), new Journal.Numbered(2, seated)))
                .toCompletableFuture()
                .get(10, TimeUnit.SECONDS);
        new Snapshots(database)
                .save(
                        new Snapshots.Snapshot(
                                code,
                                2,
                                clock.millis(),
                                new Entry.Summary(
                                        List.of(opened.entry(), seated.entry()),
                                        new Entry.Base.Start(),
                                        0,
                                        Map.of(),
                                        List.of())));
        shown(code);
    }

    private void shown(String code) {
        lobby.show(
                new LobbyCard(
                        code,
                        "dalmuti",
                        "korean",
                        true,
                        LobbyCard.State.GATHERING,
                        4,
                        1,
                        0,
                        0,
                        "Ana"));
        settle();
    }

    private int rows(String table) {
        return database.within(
                it ->
                        it.first(row -> row.getInt(1), "select count(*) from " + table)
                                .orElseThrow());
    }

    @Test
    void aTableThatNobodyComesToGoes() throws Exception {
        gathering("AAAA");
        clock.pass(IDLE);
        assertThat(sweep()).isZero();
        assertThat(lobby.find("AAAA")).isPresent();
        clock.pass(Duration.ofMillis(1));
        gathering("BBBB");
        assertThat(sweep()).isEqualTo(1);
        assertThat(lobby.find("AAAA")).isEmpty();
        assertThat(lobby.find("BBBB")).isPresent();
        assertThat(journal.highest("AAAA")).isZero();
        assertThat(journal.highest("BBBB")).isEqualTo(2);
        assertThat(rows("journal")).isEqualTo(2);
        assertThat(rows("snapshot")).isEqualTo(1);
        gathering("AAAA"); // the code can be given again
        assertThat(journal.highest("AAAA")).isEqualTo(2);
    }

    @Test
    void aTableThatIsStillSeenStays() throws Exception {
        gathering("AAAA");
        clock.pass(IDLE.plusDays(1));
        shown("AAAA");
        assertThat(sweep()).isZero();
        assertThat(rows("journal")).isEqualTo(2);
    }

    @Test
    void matchesThatWerePlayedToTheirEndStay() throws Exception {
        new Played("AAAA", "dalmuti", Played.RULES, 1)
                .match(person("g0"), bot("cook"), bot("abbess"), bot("cook"))
                .into(journal);
        shown("AAAA");
        clock.pass(IDLE.plusDays(1));
        assertThat(sweep()).isZero(); // it waits for the archive
        var archiver = new MatchArchiver(database, journal);
        assertThat(archiver.sweep()).isEqualTo(1);
        shown("AAAA");
        assertThat(sweep()).as("somebody is there").isZero();
        clock.pass(IDLE.plusDays(1));
        assertThat(sweep()).isEqualTo(1);
        assertThat(lobby.find("AAAA")).isEmpty();
        assertThat(rows("journal")).isZero();
        assertThat(journal.highest("AAAA")).as("nobody gets this code again").isPositive();
        assertThat(new Matches(database).record("AAAA-1")).isPresent();
    }

    @Test
    void addressesGoThatAreNotNeededAnyMore() {
        book.report(new Complaint("T1", "g1", "g2", "192.0.2.1", "rude"));
        book.ban("192.0.2.1", clock.instant().plus(Duration.ofHours(1)), "spam");
        book.ban("192.0.2.2", clock.instant().plus(Duration.ofDays(90)), "spam");
        clock.pass(Duration.ofDays(31));
        sweep();
        assertThat(book.reports("g2", 1).reports())
                .hasSize(1)
                .allMatch(it -> it.address().isEmpty());
        assertThat(rows("ban")).isEqualTo(1);
    }

    @Test
    void ofSeveralMachinesOneDoesIt() {
        var machines = new ArrayList<DailyCleanup>();
        for (int i = 0; i < 3; i++) {
            machines.add(new DailyCleanup(database, journal, lobby, book, clock, IDLE));
        }
        assertThat(machines.stream().filter(DailyCleanup::inTurn)).hasSize(1);
        assertThat(machines.stream().filter(DailyCleanup::inTurn)).isEmpty();
    }
}
