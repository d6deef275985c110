package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.Kind;
import dalmuti.server.store.ModerationRecords;
import dalmuti.server.store.jdbc.Database;
import dalmuti.testkit.Ports;
import dalmuti.wire.rest.Admission;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// Several servers with one database. One of them goes, and people play on at the others.
class ClusterTests {

    private static final int TABLES = 4;
    private static final int NOT_WELCOME = 4003;
    private static final Duration LIMIT = Duration.ofMinutes(1);

    /// How a server goes.
    enum Exit {
        KILLED,
        DRAINED
    }

    @Test
    void peoplePlayOnWhenOneOfTwoIsKilled() {
        oneGoes(2, 0, Exit.KILLED);
    }

    /// @param which the one that goes, by its address
    @ParameterizedTest
    @EnabledIfSystemProperty(named = "dalmuti.cluster", matches = "true")
    @CsvSource({
        "2, 1, KILLED",
        "3, 0, KILLED",
        "3, 1, KILLED",
        "3, 2, KILLED",
        "2, 0, DRAINED",
        "2, 1, DRAINED",
        "3, 1, DRAINED"
    })
    void peoplePlayOnWhenOneGoes(int servers, int which, Exit exit) {
        oneGoes(servers, which, exit);
    }

    /// A machine that does not hear of the database for a while is not seen there, and another
    /// begins anew.
    @Test
    @EnabledIfSystemProperty(named = "dalmuti.cluster", matches = "true")
    void ofTwoClustersOneGivesUp() {
        Database.Access access = Kind.POSTGRESQL.fresh();
        int port = Ports.free();
        try (Node first = Node.start(access, "127.0.0.1:" + port)) {
            first.isReadyWithin(LIMIT);
            first.sleeps();
            Pause.millis(11_000);
            try (Node second = Node.start(access, "127.0.0.2:" + port)) {
                second.isReadyWithin(LIMIT);
                first.wakes();
                Pause.until(LIMIT, () -> !second.isAlive(), second::log);
                assertThat(second.log()).contains("There is another cluster");
                assertThat(first.isAlive()).isTrue();
            }
            try (Node again = Node.start(access, "127.0.0.2:" + port)) {
                again.isReadyWithin(LIMIT);
                assertThat(first.isAlive()).isTrue();
            }
        }
    }

    private static void oneGoes(int servers, int which, Exit exit) {
        Database.Access access = Kind.POSTGRESQL.fresh();
        List<Node> nodes = new ArrayList<>();
        List<Company> companies = new ArrayList<>();
        try {
            int port = Ports.free();
            for (int i = 1; i <= servers; i++) {
                nodes.add(Node.start(access, "127.0.0.%d:%d".formatted(i, port)));
            }
            var reception = new Reception();
            reception.at(nodes.stream().map(Node::address).toArray(URI[]::new));
            for (int i = 0; i < TABLES; i++) {
                companies.add(Company.sits(reception, 100 * servers + i));
            }
            theUnwelcomeAreHungUpOnEverywhere(nodes, companies.getFirst().code(), access);
            Node victim = nodes.get(which);
            List<Node> left = nodes.stream().filter(it -> it != victim).toList();
            long began = System.nanoTime();
            if (exit == Exit.KILLED) {
                victim.kill();
            } else {
                victim.drain();
            }
            long stopped = millisSince(began);
            reception.at(left.stream().map(Node::address).toArray(URI[]::new));
            Company.playOn(companies, LIMIT);
            long back = millisSince(began);
            companies.forEach(it -> it.ends(LIMIT));
            int answers = companies.stream().mapToInt(Company::check).sum();
            assertThat(answers).isPositive();
            assertThat(left).allMatch(Node::isAlive);
            System.out.printf(
                    "%d servers, %s %s: gone after %d ms, all play on after %d ms, %d matches, %d"
                            + " acknowledged answers, all there%n",
                    servers,
                    "the one with address " + (which + 1),
                    exit,
                    stopped,
                    back,
                    companies.stream().mapToInt(Company::matches).sum(),
                    answers);
        } catch (AssertionError e) {
            nodes.forEach(it -> System.out.println(it.log()));
            throw e;
        } finally {
            companies.forEach(Company::close);
            nodes.forEach(Node::close);
        }
    }

    /// What is decided at one server is done by the others before long. People play meanwhile.
    private static void theUnwelcomeAreHungUpOnEverywhere(
            List<Node> nodes, String code, Database.Access access) {
        var first = new Reception();
        first.at(nodes.getFirst().address());
        URI other = nodes.getLast().address();
        Admission deleted = first.admit("Deleted");
        Admission banned = first.admit("Banned");
        var one = Bystander.at(first.http(), other, code, deleted.token());
        var two = Bystander.at(first.http(), other, code, banned.token());
        first.forget(deleted.token());
        try (Database database = Database.open(access)) {
            Instant until = Instant.now().plus(LIMIT);
            new ModerationRecords(database, Clock.systemUTC()).ban(banned.id(), until, "");
        }
        assertThat(one.closed()).isEqualTo(NOT_WELCOME);
        assertThat(two.closed()).isEqualTo(NOT_WELCOME);
    }

    private static long millisSince(long nanos) {
        return (System.nanoTime() - nanos) / 1_000_000;
    }
}
