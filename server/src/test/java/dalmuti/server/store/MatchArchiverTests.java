package dalmuti.server.store;

import static dalmuti.server.Archive.Extent.ALL;
import static dalmuti.server.Archive.Extent.LISTED;
import static dalmuti.server.store.Played.bot;
import static dalmuti.server.store.Played.person;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Match;
import dalmuti.contract.Player;
import dalmuti.court.Standing;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.server.Archive;
import dalmuti.server.store.jdbc.Database;
import dalmuti.table.people.Guest;
import dalmuti.wire.GrapplesReader;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.rest.Statistics;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

@ParameterizedClass
@EnumSource
final class MatchArchiverTests {

    private final Database database;
    private final Journal journal;
    private final MatchArchiver archiver;
    private final Matches matches;

    MatchArchiverTests(Kind kind) {
        database = Database.open(kind.fresh());
        journal = new Journal(database);
        archiver = new MatchArchiver(database, journal);
        matches = new Matches(database);
    }

    @BeforeEach
    void people() {
        database.within(
                it ->
                        it.run(
                                "insert into guest (id, name, at) values ('g0', 'Name of g0', 0),"
                                        + " ('g1', 'Name of g1', 0), ('g2', 'Name of g2', 0)"));
    }

    @AfterEach
    void close() {
        journal.close();
        database.close();
    }

    private static Played dalmuti(String code, long seed) {
        return new Played(code, "dalmuti", Played.RULES, seed);
    }

    private static Entry.Occupant[] company() {
        return new Entry.Occupant[] {person("g0"), person("g1"), bot("cook"), bot("abbess")};
    }

    private int matchesOf(String who) {
        return database.within(
                it ->
                        it.first(
                                        row -> row.getInt(1),
                                        "select matches from rating where who = ?",
                                        who)
                                .orElse(0));
    }

    @Test
    void REC_8_aFinishedMatchIsKeptWithAllThatProvesIt() throws Exception {
        dalmuti("AAAA", 1).match(company()).into(journal);
        assertThat(archiver.sweep()).isEqualTo(1);
        MatchRecord record = RecordReader.read(matches.record("AAAA-1").orElseThrow());
        assertThat(record.proofs()).containsOnlyKeys(1, 2, 3);
        assertThat(record.names())
                .containsEntry(new Player(0), "Name of g0")
                .containsEntry(new Player(2), "Bot cook");
        assertThat(record.end().over()).isTrue();
        MatchCard card = matches.match("AAAA-1").orElseThrow();
        assertThat(card.rounds()).isEqualTo(3);
        assertThat(card.rules()).isEqualTo(Played.RULES);
    }

    @Test
    void aMatchThatWasBroughtCountsForNothing() throws Exception {
        Played table = dalmuti("AAAA", 1).brought().match(company());
        table.into(journal);
        assertThat(archiver.sweep()).isEqualTo(1);
        assertThat(matches.history("g0", ALL, 10)).hasSize(1);
        assertThat(matches.record("AAAA-1")).isPresent();
        assertThat(matchesOf("g0")).isZero();
        assertThat(matchesOf("bot cook")).isZero();
        assertThat(matches.statistics("g0", ALL)).isEmpty();
        table.match(company()).into(journal);
        archiver.sweep();
        assertThat(matchesOf("g0")).isEqualTo(1);
        assertThat(matches.statistics("g0", ALL))
                .singleElement()
                .satisfies(it -> assertThat(it.matches()).isEqualTo(1))
                .satisfies(
                        it ->
                                assertThat(it.rivals())
                                        .singleElement()
                                        .satisfies(one -> assertThat(one.matches()).isEqualTo(1)));
    }

    @Test
    void aProgramCountsInNobodysRating() throws Exception {
        var ada = new Entry.Occupant.Program("g2", "Ada");
        database.change("update guest set program = true where id = 'g2'");
        dalmuti("AAAA", 1).match(person("g0"), person("g1"), ada, ada).into(journal);
        dalmuti("BBBB", 1).match(person("g0"), ada, ada, ada).into(journal);
        archiver.sweep();
        assertThat(matchesOf("g0")).isEqualTo(1);
        assertThat(matchesOf("g1")).isEqualTo(1);
        assertThat(matchesOf("g2")).isZero();
        assertThat(matches.statistics("g0", ALL).getFirst().rivals())
                .extracting(Statistics.Rival::id)
                .containsExactly("g1");
    }

    @Test
    void SCORE_3_placesFollowFromThePoints() throws Exception {
        dalmuti("AAAA", 2).match(company()).into(journal);
        archiver.sweep();
        MatchRecord record = RecordReader.read(matches.record("AAAA-1").orElseThrow());
        List<Standing> standing =
                matches.match("AAAA-1").orElseThrow().results().stream()
                        .map(
                                it ->
                                        new Standing(
                                                it.place(),
                                                new Player(it.player().charAt(0) - 'A'),
                                                it.points().orElseThrow()))
                        .toList();
        assertThat(standing).isEqualTo(Standing.of(record.end().scores()));
    }

    @Test
    void SCORE_1_withoutPointsTheFinalOrderIsAllThereIsToTell() throws Exception {
        new Played("AAAA", "dalmuti", "italian ending=ROUNDS(3)", 2).match(company()).into(journal);
        archiver.sweep();
        Match end = RecordReader.read(matches.record("AAAA-1").orElseThrow()).end();
        List<MatchCard.Result> results = matches.match("AAAA-1").orElseThrow().results();
        assertThat(results).allMatch(it -> it.points().isEmpty());
        assertThat(results)
                .extracting(MatchCard.Result::player)
                .containsExactlyElementsOf(end.order().stream().map(Player::toString).toList());
    }

    @Test
    void othersAreToldOfListedMatchesAlone() throws Exception {
        dalmuti("AAAA", 1).byLink().match(company()).into(journal);
        dalmuti("BBBB", 2).match(company()).into(journal);
        archiver.sweep();
        assertThat(matches.history("g0", ALL, 9)).hasSize(2);
        assertThat(matches.history("g0", LISTED, 9))
                .extracting(MatchCard::id)
                .containsExactly("BBBB-1");
    }

    @Test
    void oddBlanksInTheRulesAreNoReasonToLoseAMatch() throws Exception {
        new Played("AAAA", "dalmuti", " official  ending=ROUNDS(1)\n", 5)
                .match(company())
                .into(journal);
        new Played("GGGG", "grapples", "standard  games=1 ", 3)
                .match(person("g0"), person("g1"), bot("cook"))
                .into(journal);
        assertThat(archiver.sweep()).isEqualTo(2);
    }

    @Test
    void aMatchOfGrapplesIsKeptToo() throws Exception {
        new Played("GGGG", "grapples", "standard games=2", 3)
                .match(person("g0"), person("g1"), bot("cook"))
                .into(journal);
        assertThat(archiver.sweep()).isEqualTo(1);
        var record = GrapplesReader.read(matches.record("GGGG-1").orElseThrow());
        assertThat(record).isInstanceOf(GrapplesRecord.Full.class);
        assertThat(record.players()).containsExactly("Name of g0", "Name of g1", "Bot cook");
        var card = matches.match("GGGG-1").orElseThrow();
        assertThat(card.rounds()).isEqualTo(2);
        var full = (GrapplesRecord.Full) record;
        var standing = full.steps().getLast().after().standing();
        assertThat(card.results())
                .allSatisfy(
                        it ->
                                assertThat(it.points())
                                        .hasValue(
                                                standing.grapples()
                                                        .get(it.player().charAt(0) - 'A')));
        assertThat(card.results().getFirst().place()).isEqualTo(1);
    }

    @Test
    void JOIN_1_whoeverJoinsLaterIsInTheRecordAndNotRated() throws Exception {
        dalmuti("AAAA", 4).newcomer(person("g2")).match(company()).into(journal);
        archiver.sweep();
        MatchRecord record = RecordReader.read(matches.record("AAAA-1").orElseThrow());
        assertThat(record.names()).containsEntry(new Player(4), "Name of g2");
        assertThat(matches.match("AAAA-1").orElseThrow().results())
                .anyMatch(it -> it.player().equals("E") && it.guest().equals("g2"));
        assertThat(matchesOf("g2")).isZero();
        assertThat(matchesOf("g0")).isEqualTo(1);
    }

    @Test
    void aRunningMatchIsNotArchived() throws Exception {
        journal.append(
                        "AAAA",
                        List.of(
                                new Journal.Numbered(
                                        1, new Entry.Dated(1, new Entry.Started(1, List.of())))))
                .toCompletableFuture()
                .join();
        assertThat(archiver.sweep()).isZero();
        assertThat(matches.match("AAAA-1")).isEmpty();
    }

    @Test
    void aMatchThatIsFoundAgainDoesNotCountAgain() throws Exception {
        dalmuti("AAAA", 5).match(company()).into(journal);
        archiver.sweep();
        long end = journal.highest("AAAA");
        database.within(
                it ->
                        it.change(
                                "insert into journal_finished (entity, seq, number)"
                                        + " values ('AAAA', ?, 1)",
                                end));
        assertThat(archiver.sweep()).isZero();
        assertThat(matchesOf("g0")).isEqualTo(1);
        assertThat(matches.history("g0", ALL, 9)).hasSize(1);
    }

    @Test
    void twoArchivistsAtOnceKeepEveryMatchOnce() throws Exception {
        for (int i = 0; i < 8; i++) {
            dalmuti("T" + i, i).match(company()).match(company()).into(journal);
        }
        int archived = 0;
        try (var threads = Executors.newFixedThreadPool(2)) {
            var other = new MatchArchiver(database, journal);
            List<Callable<Integer>> both = List.of(archiver::sweep, other::sweep);
            for (var it : threads.invokeAll(both)) {
                archived += it.get();
            }
        }
        assertThat(archived + archiver.sweep()).isEqualTo(16);
        assertThat(matchesOf("g0")).isEqualTo(16);
        assertThat(matchesOf("bot cook")).isEqualTo(16);
        assertThat(matches.history("g1", ALL, 99)).hasSize(16);
    }

    @Test
    void whatOnlyTheArchiveNeededIsDeleted() throws Exception {
        var table = dalmuti("AAAA", 6);
        table.match(company()).into(journal);
        long end = journal.highest("AAAA");
        var summary = new Entry.Summary(List.of(), new Entry.Base.Start(), 0, Map.of(), List.of());
        new Snapshots(database).save(new Snapshots.Snapshot("AAAA", end - 5, 1, summary));
        archiver.sweep();
        var left = new ArrayList<Long>();
        journal.replay(Journal.Range.from("AAAA", 1), it -> left.add(it.seq()));
        assertThat(left).hasSize(5).startsWith(end - 4);
        table.match(company()).into(journal);
        assertThat(archiver.sweep()).isEqualTo(1);
        assertThat(matches.match("AAAA-2").orElseThrow().rules()).isEqualTo(Played.RULES);
    }

    /// As a table does it, which makes a snapshot with every shuffle.
    @Test
    void aTableOfManyMatchesHasAShortJournal() throws Exception {
        var table = dalmuti("AAAA", 6);
        var summary = new Entry.Summary(List.of(), new Entry.Base.Start(), 0, Map.of(), List.of());
        for (int i = 1; i <= 8; i++) {
            table.match(company()).into(journal);
            long end = journal.highest("AAAA");
            new Snapshots(database).save(new Snapshots.Snapshot("AAAA", end - 5, 1, summary));
            assertThat(archiver.sweep()).isEqualTo(1);
        }
        var left = new ArrayList<Long>();
        journal.replay(Journal.Range.from("AAAA", 1), it -> left.add(it.seq()));
        assertThat((long) left.size()).isLessThan(journal.highest("AAAA") / 4);
    }

    @Test
    void whatABotPlayedForSomebodyIsNotRated() throws Exception {
        dalmuti("AAAA", 7).away(new Player(1)).match(company()).into(journal);
        archiver.sweep();
        assertThat(matchesOf("g1")).isZero();
        assertThat(matchesOf("g0")).isEqualTo(1);
        assertThat(matches.history("g1", ALL, 9)).hasSize(1);
    }

    @Test
    void aMatchThatCannotBeToldDoesNotHoldUpTheOthers() throws Exception {
        var broken =
                List.<Entry>of(
                        new Entry.Opened(
                                new dalmuti.wire.table.Plan(
                                        "whist",
                                        "x",
                                        4,
                                        true,
                                        "",
                                        dalmuti.wire.table.Plan.Customs.USUAL),
                                "g0"),
                        new Entry.Started(1, List.of()),
                        new Entry.Finished(1));
        var numbered = new ArrayList<Journal.Numbered>();
        broken.forEach(
                it ->
                        numbered.add(
                                new Journal.Numbered(numbered.size() + 1, new Entry.Dated(1, it))));
        journal.append("AAAA", numbered).toCompletableFuture().join();
        dalmuti("BBBB", 8).match(company()).into(journal);
        assertThat(archiver.sweep()).isEqualTo(1);
        assertThat(matches.match("BBBB-1")).isPresent();
    }

    @Test
    void statisticsAndTheLeaderboardSpeakOfWhatWasPlayed() throws Exception {
        dalmuti("AAAA", 9).match(company()).match(company()).match(company()).into(journal);
        archiver.sweep();
        var statistics = matches.statistics("g0", Archive.Extent.ALL);
        assertThat(statistics).hasSize(1);
        assertThat(statistics.getFirst().matches()).isEqualTo(3);
        assertThat(statistics.getFirst().rounds()).isEqualTo(9);
        assertThat(statistics.getFirst().place()).isBetween(0.0, 1.0);
        assertThat(statistics.getFirst().rating()).isPresent();
        var board = matches.leaderboard("dalmuti", 9);
        assertThat(board.rows()).extracting(it -> it.place()).containsExactly(1, 2);
        assertThat(board.rows().get(0).rating())
                .isGreaterThanOrEqualTo(board.rows().get(1).rating());
        assertThat(matches.leaderboard("grapples", 9).rows()).isEmpty();
        assertThat(matches.statistics("nobody", Archive.Extent.ALL)).isEmpty();
    }

    @Test
    void aRatingIsShownOnceItSaysSomething() throws Exception {
        dalmuti("AAAA", 9).match(company()).match(company()).into(journal);
        archiver.sweep();
        var mine = matches.statistics("g0", Archive.Extent.ALL).getFirst();
        assertThat(mine.rating()).isEmpty();
        assertThat(mine.reign()).isBetween(Math.min(1, mine.crowned()), mine.crowned());
    }

    @Test
    void rivalsAreCountedAgainstEachOther() throws Exception {
        dalmuti("AAAA", 9).match(company()).match(company()).match(company()).into(journal);
        archiver.sweep();
        var mine = matches.statistics("g0", ALL).getFirst();
        var theirs = matches.statistics("g1", Archive.Extent.ALL).getFirst();
        var rival = mine.rivals().getFirst();
        var other = theirs.rivals().getFirst();
        assertThat(mine.rivals()).hasSize(1);
        assertThat(matches.statistics("g0", Archive.Extent.LISTED).getFirst().rivals()).isEmpty();
        assertThat(rival.id()).isEqualTo("g1");
        assertThat(rival.matches()).isEqualTo(3);
        assertThat(other.ahead()).isEqualTo(rival.behind());
        assertThat(other.behind()).isEqualTo(rival.ahead());
        assertThat(rival.ahead() + rival.behind()).isBetween(1, 3);
        assertThat(mine.tricks()).isPositive();
        assertThat(mine.crowned() + mine.peon()).isBetween(0, 9);
    }

    @Test
    void theLatestMatchesAreToldFirst() throws Exception {
        dalmuti("AAAA", 10).match(company()).match(company()).match(company()).into(journal);
        archiver.sweep();
        var latest = matches.history("g0", ALL, 2);
        assertThat(latest).extracting(MatchCard::id).containsExactly("AAAA-3", "AAAA-2");
        assertThat(matches.match("AAAA")).isEmpty();
        assertThat(matches.match("AAAA-x")).isEmpty();
    }

    @Test
    void whoeverIsForgottenHasNoNameAnywhere() throws Exception {
        dalmuti("AAAA", 11).match(company()).into(journal);
        new Played("GGGG", "grapples", "standard", 3)
                .match(person("g0"), person("g1"), bot("cook"))
                .into(journal);
        archiver.sweep();
        dalmuti("BBBB", 12).match(company()).into(journal);
        var seated = new Entry.Seated(0, person("g0"));
        new Snapshots(database)
                .save(
                        new Snapshots.Snapshot(
                                "BBBB",
                                1,
                                1,
                                new Entry.Summary(
                                        List.of(seated),
                                        new Entry.Base.Start(),
                                        0,
                                        Map.of(),
                                        List.of(new Entry.Dated(1, seated)))));
        new Guests(database, new MovableClock()).forget("g0");
        // A table that still knew the name writes it once more.
        dalmuti("CCCC", 13).match(company()).into(journal);
        archiver.sweep();
        assertThat(matches.record("CCCC-1").orElseThrow())
                .doesNotContain("Name of g0")
                .contains("Name of g1");
        for (String sql :
                List.of(
                        "select record from archive_match",
                        "select name from archive_player",
                        "select body from journal where entity <> 'CCCC'",
                        "select body from snapshot",
                        "select name from guest")) {
            List<String> texts = database.within(it -> it.list(row -> row.getString(1), sql));
            assertThat(texts).as(sql).isNotEmpty().noneMatch(it -> it.contains("Name of g0"));
        }
        RecordReader.read(matches.record("AAAA-1").orElseThrow());
        assertThat(matches.leaderboard("dalmuti", 9).rows()).noneMatch(it -> it.id().equals("g0"));
    }

    @Test
    void ofTwoHostsOfOneNameOneIsForgotten() throws Exception {
        dalmuti("AAAA", 11).match(company()).into(journal);
        String card =
                "insert into lobby_card (code, game, rules, listed, state, seats, people, bots,"
                        + " onlookers, host, opened_at, at)"
                        + " values (?, 'dalmuti', '', true, '', 4, 1, 0, 0, 'Name of g0', 0, 0)";
        database.within(it -> it.change(card, "AAAA"));
        database.within(it -> it.change(card, "ZZZZ"));
        new Guests(database, new MovableClock()).forget("g0");
        List<String> hosts =
                database.within(
                        it ->
                                it.list(
                                        row -> row.getString(1),
                                        "select host from lobby_card order by code"));
        assertThat(hosts).containsExactly(Guest.NAMELESS, "Name of g0");
    }

    @Test
    void aMatchThatCannotBeArchivedIsTriedLessAndLessOften() throws Exception {
        dalmuti("AAAA", 14).match(company()).into(journal);
        dalmuti("BBBB", 15).match(company()).into(journal);
        String spoil = "update journal set kind = ? where entity = 'AAAA' and kind = ?";
        database.within(it -> it.change(spoil, "spoilt", "opened"));
        var now = new AtomicLong();
        var patient = new MatchArchiver(database, journal, now::get);
        assertThat(patient.sweep()).isEqualTo(1);
        now.addAndGet(Duration.ofSeconds(2).toNanos());
        assertThat(patient.sweep()).isZero();
        database.within(it -> it.change(spoil, "opened", "spoilt"));
        now.addAndGet(Duration.ofSeconds(3).toNanos());
        assertThat(patient.sweep()).isZero();
        now.addAndGet(Duration.ofSeconds(1).toNanos());
        assertThat(patient.sweep()).isEqualTo(1);
    }

    @Test
    void aStuckMatchIsToldOfOnce() {
        var stuck = new ArchiveRetries();
        var match = new JournalWriter.Finish("AAAA", 9, 1);
        long hour = Duration.ofHours(1).toNanos();
        assertThat(stuck.failed(match, 0)).isTrue();
        for (int i = 1; i < 30; i++) {
            assertThat(stuck.failed(match, 0)).isFalse();
        }
        assertThat(stuck.isDue(match, hour - 1)).isFalse();
        assertThat(stuck.isDue(match, hour)).isTrue();
        assertThat(stuck.size()).isEqualTo(1);
        stuck.retain(List.of());
        assertThat(stuck.failed(match, hour)).isTrue();
    }
}
