package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.Kind;
import dalmuti.server.store.jdbc.Database;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// The server is killed while people play. Whatever it has acknowledged is there afterwards, and
/// everybody goes on from what they saw. `-Ddalmuti.kills=20` kills it more often.
class KillTests {

    private static final int TABLES = 3;
    private static final Duration LIMIT = Duration.ofMinutes(1);

    @Test
    void REC_8_nothingIsLostWithSqlite() {
        nothingIsLost(Kind.SQLITE, 2);
    }

    @Test
    void REC_8_nothingIsLostWithPostgresql() {
        nothingIsLost(Kind.POSTGRESQL, 1);
    }

    private static void nothingIsLost(Kind kind, int usually) {
        int kills = Integer.getInteger("dalmuti.kills", usually);
        long seed = Long.getLong("dalmuti.seed", 1);
        var dice = new SplittableRandom(seed);
        Database.Access access = kind.fresh();
        var reception = new Reception();
        List<Company> companies = new ArrayList<>();
        List<Long> gone = new ArrayList<>();
        Node node = Node.start(access);
        try {
            reception.at(node.address());
            for (int i = 0; i < TABLES; i++) {
                companies.add(Company.sits(reception, seed * 10 + i));
            }
            for (int i = 1; i <= kills; i++) {
                Pause.millis(200 + dice.nextInt(2_500));
                node.kill();
                long killed = System.nanoTime();
                node = Node.start(access);
                reception.at(node.address());
                areBack(companies, i);
                gone.add((System.nanoTime() - killed) / 1_000_000);
            }
            companies.forEach(it -> it.ends(LIMIT));
            int answers = companies.stream().mapToInt(Company::check).sum();
            assertThat(answers).isPositive();
            System.out.printf(
                    "%s: %d kills, %d matches, %d acknowledged answers, all there; back after %s"
                            + " ms%n",
                    kind,
                    kills,
                    companies.stream().mapToInt(Company::matches).sum(),
                    answers,
                    gone);
        } finally {
            companies.forEach(Company::close);
            node.close();
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "dalmuti.kills", matches = "\\d+")
    void JOIN_2_aMatchThatNobodyComesBackToEnds() {
        Database.Access access = Kind.SQLITE.fresh();
        var reception = new Reception();
        Node node = Node.start(access);
        reception.at(node.address());
        Company company = Company.sits(reception, 7);
        String match = company.code() + "-" + company.matches();
        company.close();
        node.kill();
        try (Node again = Node.start(access)) {
            reception.at(again.address());
            Pause.until(
                    Duration.ofSeconds(200),
                    () -> reception.record(match).isPresent(),
                    () -> match + " does not end");
        }
    }

    /// Everybody is shown the table again.
    private static void areBack(List<Company> companies, int comebacks) {
        Pause.until(
                LIMIT,
                () ->
                        companies.stream()
                                .flatMap(it -> it.everybody().stream())
                                .allMatch(it -> it.comebacks() >= comebacks && it.updates() > 0),
                () -> "Not everybody is back: " + companies.stream().map(Company::state).toList());
        companies.stream()
                .flatMap(it -> it.everybody().stream())
                .forEach(it -> assertThat(it.complaints()).isEmpty());
    }
}
