package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.Kind;
import dalmuti.server.store.jdbc.Database;
import dalmuti.testkit.Ports;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Machines that lose each other, the database, or half a minute, while people play. Nothing that
/// was acknowledged is lost, and nobody is shown a past that another machine has overtaken.
class PartitionTests {

    private static final int TABLES = 4;
    private static final Duration LIMIT = Duration.ofMinutes(2);

    private final List<Company> companies = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private final List<Gate> gates = new ArrayList<>();
    private final Reception reception = new Reception();

    @AfterEach
    void end() {
        companies.forEach(Company::close);
        nodes.forEach(Node::close);
        gates.forEach(Gate::close);
    }

    private Gate gate(String host, int behind) {
        Gate gate = Gate.before(host, new InetSocketAddress(host, behind));
        gates.add(gate);
        return gate;
    }

    /// A machine that others reach through a gate of its own.
    private Node behindAGate(String database, String host) {
        int port = Ports.free();
        Node node = Node.start(database, host + ":" + gate(host, port).port(), port);
        nodes.add(node);
        return node;
    }

    private void sit() {
        nodes.forEach(it -> it.isReadyWithin(LIMIT));
        reception.at(nodes.stream().map(Node::address).toArray(URI[]::new));
        for (int i = 0; i < TABLES; i++) {
            companies.add(Company.sits(reception, 100 + i));
        }
    }

    private void allPlayOn() {
        try {
            Company.playOn(companies, LIMIT);
        } catch (AssertionError e) {
            throw new AssertionError(logs(), e);
        }
    }

    private String logs() {
        return nodes.stream().map(Node::log).toList().toString();
    }

    private void nothingIsLost(String what, Standstill standstill) {
        standstill.close();
        companies.forEach(it -> it.ends(LIMIT));
        int answers = companies.stream().mapToInt(Company::check).sum();
        int matches = companies.stream().mapToInt(Company::matches).sum();
        assertThat(answers).isPositive();
        System.out.printf(
                "%s: no table stood still for longer than %d ms, %d matches, %d acknowledged"
                        + " answers, all there%n",
                what, standstill.longest().toMillis(), matches, answers);
    }

    private void comeAnew() {
        companies.forEach(it -> it.patrons().forEach(Patron::comeAnew));
    }

    /// The one side goes on, and the other stops itself though it still sees the database.
    @Test
    void peoplePlayOnWhenMachinesLoseEachOther() {
        String database = Node.url(Kind.POSTGRESQL.fresh());
        behindAGate(database, "127.0.0.1");
        behindAGate(database, "127.0.0.2");
        sit();
        Standstill standstill = Standstill.of(companies);
        gates.forEach(Gate::shuts);
        Pause.until(LIMIT, () -> !nodes.stream().allMatch(Node::isAlive), this::logs);
        List<Node> left = nodes.stream().filter(Node::isAlive).toList();
        assertThat(left).hasSize(1);
        reception.at(left.getFirst().address());
        allPlayOn();
        gates.forEach(Gate::opens);
        nothingIsLost("machines that lost each other", standstill);
        assertThat(left).allMatch(Node::isAlive);
    }

    @Test
    @EnabledIfSystemProperty(named = "dalmuti.cluster", matches = "true")
    void peoplePlayOnWhenOneOfThreeIsCutOff() {
        String database = Node.url(Kind.POSTGRESQL.fresh());
        for (int i = 1; i <= 3; i++) {
            behindAGate(database, "127.0.0." + i);
        }
        sit();
        Standstill standstill = Standstill.of(companies);
        gates.getFirst().shuts(); // the others can't reach it, but it can reach them
        Pause.until(LIMIT, () -> !nodes.stream().allMatch(Node::isAlive), this::logs);
        List<Node> left = nodes.stream().filter(Node::isAlive).toList();
        reception.at(left.stream().map(Node::address).toArray(URI[]::new));
        allPlayOn();
        nothingIsLost("one of three that nobody could reach", standstill);
    }

    @Test
    @EnabledIfSystemProperty(named = "dalmuti.cluster", matches = "true")
    void peoplePlayOnWhenTheDatabaseWasGoneForAMinute() {
        Database.Access access = Kind.POSTGRESQL.fresh();
        int behind = URI.create(access.url().replaceFirst("^jdbc:", "")).getPort();
        Gate gate = gate("127.0.0.1", behind);
        String database =
                Node.url(access).replace("localhost:" + behind, "127.0.0.1:" + gate.port());
        int port = Ports.free();
        for (int i = 1; i <= 2; i++) {
            nodes.add(Node.start(database, "127.0.0.%d:%d".formatted(i, port), TestKeys.FOLDER));
        }
        sit();
        Standstill standstill = Standstill.of(companies);
        gate.shuts();
        Pause.millis(60_000);
        gate.cuts();
        gate.opens();
        allPlayOn();
        nothingIsLost("a database that was gone for 60 s", standstill);
        assertThat(nodes).allMatch(Node::isAlive);
    }

    /// It wakes with answers in its buffers and clocks that have run out, and may act on none.
    @Test
    @EnabledIfSystemProperty(named = "dalmuti.cluster", matches = "true")
    void peoplePlayOnWhenAMachineStalls() {
        Database.Access access = Kind.POSTGRESQL.fresh();
        int port = Ports.free();
        for (int i = 1; i <= 2; i++) {
            nodes.add(Node.start(access, "127.0.0.%d:%d".formatted(i, port)));
        }
        sit();
        Node stalled = nodes.getLast();
        Standstill standstill = Standstill.of(companies);
        stalled.sleeps();
        long began = System.nanoTime();
        Pause.millis(1_000); // what is said meanwhile waits in its buffers
        reception.at(nodes.getFirst().address());
        comeAnew();
        allPlayOn();
        Pause.until(LIMIT, () -> System.nanoTime() - began > 30_000_000_000L, () -> "");
        reception.at(nodes.stream().map(Node::address).toArray(URI[]::new));
        stalled.wakes();
        for (int i = 0; i < 40; i++) { // people come to it at once, and again
            comeAnew();
            Pause.millis(50);
        }
        Pause.until(LIMIT, () -> !stalled.isAlive(), stalled::log);
        reception.at(nodes.getFirst().address());
        allPlayOn();
        nothingIsLost("a machine that stalled for 30 s", standstill);
    }
}
