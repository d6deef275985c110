package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Driver;
import dalmuti.contract.Player;
import dalmuti.options.Rules;
import dalmuti.server.Settings.Front;
import dalmuti.table.day.DealOfTheDay;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.device.DayTally;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.rest.Problem;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.net.http.HttpResponse;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.SplittableRandom;

/// Whoever has played the deal of a day is counted: once, and only for what they really did.
class DayTests {

    private static final Running SERVER = Running.usual();
    private static final String RULES = "official ending=ROUNDS(1)";
    private final LocalDate today = LocalDate.now(ZoneOffset.UTC);
    private final String good = played(today, RULES, "knight", "knight");

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    private static Bot<View, Move> bot(String name) {
        return Roster.dalmuti().named(name).orElseThrow();
    }

    /// The record of a match with the deal of a date, with a bot in the person's seat.
    private static String played(LocalDate date, String rules, String person, String others) {
        var entries =
                new ArrayList<>(new DealOfTheDay(date.toString()).entries(new Guest("g", "Ana")));
        while (!(entries.getFirst() instanceof Entry.Started)) {
            entries.removeFirst();
        }
        var game = new Dalmuti(Rules.of(rules));
        Match match = game.start(DealOfTheDay.PLAYERS);
        for (Entry entry : entries) {
            if (entry instanceof Entry.Did(var by, Move move, _, _)) {
                match = game.apply(match, by, move).orThrow().next();
            }
        }
        Bot<View, Move> own = bot(person);
        Bot<View, Move> other = bot(others);
        var driver =
                new Driver<>(
                        game,
                        (Match now, Player player) ->
                                (player.equals(DealOfTheDay.PERSON) ? own : other)
                                        .choose(
                                                game.view(now, player),
                                                game.legal(now, player),
                                                new SplittableRandom(1)),
                        new SplittableRandom(1));
        var _ =
                driver.play(
                        match,
                        step ->
                                entries.add(
                                        new Entry.Did(
                                                step.actor(), step.move(), Entry.ByHand.BOT, 0)));
        entries.add(new Entry.Finished(1));
        return Games.ALL.played("dalmuti").result(new MatchResult.Source(rules, entries)).record();
    }

    private static <T> T answer(int status, Class<T> type, HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        return Bodies.read(type, response.body(), 1 << 20);
    }

    private static String somebody(Running server) {
        var response = server.post("/api/guests", "{\"name\":\"Ana\"}");
        return "Bearer " + answer(201, Admission.class, response).token();
    }

    private static HttpResponse<String> bring(
            Running server, String token, Object date, String record) {
        return server.ask(
                "POST",
                "/api/days/" + date,
                record,
                "Content-Type",
                "text/plain",
                "Authorization",
                token);
    }

    private static Problem refused(int status, Object date, String record) {
        return answer(status, Problem.class, bring(SERVER, somebody(SERVER), date, record));
    }

    private static DayTally tally(LocalDate date) {
        return answer(200, DayTally.class, SERVER.get("/api/days/" + date));
    }

    private static int counted(DayTally tally) {
        return tally.places().stream().mapToInt(Integer::intValue).sum();
    }

    @Test
    void everybodyIsCountedOnce() {
        LocalDate date = today.minusDays(1);
        String ana = somebody(SERVER);
        String one = played(date, RULES, "cook", "knight");
        DayTally first = answer(200, DayTally.class, bring(SERVER, ana, date, one));
        assertThat(first.date()).isEqualTo(date.toString());
        assertThat(first.places()).hasSize(DealOfTheDay.PLAYERS);
        assertThat(counted(first)).isEqualTo(1);
        String better = played(date, RULES, "dalmuti", "knight");
        assertThat(answer(200, DayTally.class, bring(SERVER, ana, date, better))).isEqualTo(first);
        var other = answer(200, DayTally.class, bring(SERVER, somebody(SERVER), date, one));
        assertThat(counted(other)).isEqualTo(2);
        assertThat(tally(date)).isEqualTo(other);
    }

    @Test
    void aMatchThatWasNotPlayedSoIsRefused() {
        String key = "table.not-of-the-day";
        for (String record :
                new String[] {
                    played(today.minusDays(2), RULES, "knight", "knight"),
                    played(today, RULES, "knight", "cook"),
                    played(today, RULES + " firstRoundTax=no", "knight", "knight"),
                    good + "\n" + good
                }) {
            Problem problem = refused(400, today, record);
            assertThat(problem.key()).isEqualTo(key);
            assertThat(problem.text()).isEqualTo("this is no match with the deal of that day");
        }
        String broken = good.replaceFirst("(?m)^ 1  (.) \\S+", " 1  $1 2x1");
        assertThat(broken).isNotEqualTo(good);
        assertThat(refused(400, today, broken).line()).isPresent();
        String cutOff = good.substring(0, good.indexOf("\n 2 ") + 1);
        assertThat(refused(400, today, cutOff).rule()).isNotBlank();
        assertThat(counted(tally(today))).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "2026-02-30, table.date",
        "yesterday, table.date",
        "2001-01-01, server.day-closed",
        "2999-12-31, server.day-closed"
    })
    void anotherDateIsRefused(String date, String key) {
        assertThat(refused(400, date, good).key()).isEqualTo(key);
    }

    @Test
    void nonsenseIsRefused() {
        assertThat(refused(400, today, "place 1").rule()).startsWith("REC-");
        assertThat(refused(400, today, "").rule()).isNotBlank();
        assertThat(refused(413, today, "x".repeat(20_000)).key()).isEqualTo("server.too-large");
        var nobodys = SERVER.ask("POST", "/api/days/" + today, good);
        assertThat(answer(401, Problem.class, nobodys).rule()).isEqualTo("token");
    }

    @Test
    void whoBringsTooMuchWaits() {
        try (var server = Running.with(Running.tight(), Front.NONE)) {
            String ana = somebody(server);
            int status = 0;
            for (int i = 0; status != 429 && i < 20; i++) {
                status = bring(server, ana, "2001-01-01", good).statusCode();
            }
            assertThat(status).isEqualTo(429);
        }
    }
}
