package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.Kind;
import dalmuti.server.store.jdbc.Database;
import dalmuti.testkit.Ports;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// One machine after another gets the new program, while people play. Those with the old program
/// speak without TLS, so the two kinds never form one cluster: the new machines wait until the last
/// old one has gone. `-Ddalmuti.old=` names the classes of the old program and its tests.
@EnabledIfSystemProperty(named = "dalmuti.old", matches = ".+")
class UpgradeTests {

    private static final int TABLES = 4;
    private static final Duration LIMIT = Duration.ofMinutes(2);

    @Test
    void peoplePlayOnThroughAnUpgrade() {
        Database.Access access = Kind.POSTGRESQL.fresh();
        String old = System.getProperty("dalmuti.old", "");
        int port = Ports.free();
        List<Node> nodes = new ArrayList<>();
        List<Company> companies = new ArrayList<>();
        var reception = new Reception();
        try {
            for (int i = 1; i <= 2; i++) {
                nodes.add(Node.older(old, access, "127.0.0.%d:%d".formatted(i, port)));
                nodes.getLast().isReadyWithin(LIMIT);
            }
            reception.at(nodes.stream().map(Node::address).toArray(URI[]::new));
            for (int i = 0; i < TABLES; i++) {
                companies.add(Company.sits(reception, 200 + i));
            }
            for (int i = 1; i <= 2; i++) {
                Node before = nodes.removeFirst();
                Standstill standstill = Standstill.of(companies);
                before.drain();
                Pause.until(LIMIT, () -> !ready(nodes).isEmpty(), () -> "Nobody is ready");
                reception.at(ready(nodes).toArray(URI[]::new));
                nodes.add(Node.start(access, "127.0.0.%d:%d".formatted(i, port)));
                Company.playOn(companies, LIMIT);
                standstill.close();
                System.out.printf(
                        "machine %d upgraded: no table stood still for longer than %d ms%n",
                        i, standstill.longest().toMillis());
            }
            nodes.forEach(it -> it.isReadyWithin(LIMIT));
            reception.at(nodes.stream().map(Node::address).toArray(URI[]::new));
            Company.playOn(companies, LIMIT);
            companies.forEach(it -> it.ends(LIMIT));
            int answers = companies.stream().mapToInt(Company::check).sum();
            assertThat(answers).isPositive();
            System.out.printf("upgraded: %d acknowledged answers, all there%n", answers);
        } finally {
            companies.forEach(Company::close);
            nodes.forEach(Node::close);
        }
    }

    /// Where a load balancer would send people.
    private static List<URI> ready(List<Node> nodes) {
        return nodes.stream().filter(Node::isReady).map(Node::address).toList();
    }
}
