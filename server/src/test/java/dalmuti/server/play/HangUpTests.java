package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.Kind;
import dalmuti.server.store.jdbc.Database;
import dalmuti.testkit.Ports;
import dalmuti.wire.rest.Admission;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

import java.time.Duration;

/// Somebody is deleted at one machine, and has a socket open at another.
class HangUpTests {

    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final int NOT_WELCOME = 4003;
    private static final Plan TALKATIVE =
            new Plan(
                    "dalmuti",
                    "official",
                    4,
                    true,
                    "",
                    new Plan.Customs(0, 0, 2, 0, Plan.Pace.BRISK, false, true));

    @Test
    void theDeletedAreHeardNowhereFromTheMomentTheDeletionIsAnswered() {
        Database.Access access = Kind.POSTGRESQL.fresh();
        int port = Ports.free();
        try (Node one = Node.start(access, "127.0.0.1:" + port);
                Node two = Node.start(access, "127.0.0.2:" + port)) {
            one.isReadyWithin(LIMIT);
            two.isReadyWithin(LIMIT);
            var reception = new Reception();
            reception.at(one.address());
            Admission host = reception.admit("Host");
            Admission deleted = reception.admit("Deleted");
            String code = reception.open(host.token(), TALKATIVE);
            var watcher = Bystander.at(reception.http(), one.address(), code, host.token());
            var there = Bystander.at(reception.http(), two.address(), code, deleted.token());
            reception.forget(deleted.token());
            there.says(new Request.Sit(1, 1));
            there.says(new Request.Say(2, "AFTER"));
            assertThat(there.closed()).isEqualTo(NOT_WELCOME);
            watcher.says(new Request.Say(1, "LATER"));
            Pause.until(LIMIT, () -> watcher.heard().contains("LATER"), watcher::heard);
            assertThat(watcher.heard()).doesNotContain("AFTER");
            assertThat(reseen(reception, one, code, host)).doesNotContain(deleted.name());
        }
    }

    /// The table as somebody sees it who comes now.
    private static String reseen(Reception reception, Node node, String code, Admission guest) {
        return Bystander.at(reception.http(), node.address(), code, guest.token()).heard();
    }

    /// A machine that stalls can't answer, so the others wait until it is none of theirs.
    @Test
    void aMachineThatStallsHearsTheDeletedNoMore() {
        Database.Access access = Kind.POSTGRESQL.fresh();
        int port = Ports.free();
        try (Node one = Node.start(access, "127.0.0.1:" + port);
                Node two = Node.start(access, "127.0.0.2:" + port)) {
            one.isReadyWithin(LIMIT);
            two.isReadyWithin(LIMIT);
            var reception = new Reception();
            reception.at(one.address());
            Admission host = reception.admit("Host");
            Admission deleted = reception.admit("Deleted");
            String code = reception.open(host.token(), TALKATIVE);
            var there = Bystander.at(reception.http(), two.address(), code, deleted.token());
            two.sleeps();
            there.says(new Request.Sit(1, 1)); // it waits in the machine's buffers
            reception.forget(deleted.token());
            two.wakes();
            Pause.until(LIMIT, () -> !two.isAlive(), two::log);
            assertThat(reseen(reception, one, code, host)).doesNotContain(deleted.name());
        }
    }
}
