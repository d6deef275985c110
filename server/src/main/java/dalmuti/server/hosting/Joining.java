package dalmuti.server.hosting;

import dalmuti.server.store.Nodes;

import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// How a machine finds the others: by the database that they share. Whoever finds nobody is the
/// first.
final class Joining implements AutoCloseable {

    private static final Duration LATELY = Duration.ofSeconds(10);
    private static final long EVERY_MS = 2_000;
    private static final int PATIENCE = 10;

    private final ActorSystem<Void> system;
    private final Cluster cluster;
    private final Nodes nodes;
    private final String self;
    private final ScheduledExecutorService watch =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("joining").factory());
    private boolean started;
    private int waited = PATIENCE;

    Joining(ActorSystem<Void> system, Nodes nodes) {
        this.system = system;
        this.cluster = Cluster.get(system);
        this.nodes = nodes;
        this.self = cluster.selfMember().address().toString();
    }

    void start() {
        started = true;
        var _ = watch.scheduleWithFixedDelay(this::look, 0, EVERY_MS, TimeUnit.MILLISECONDS);
    }

    private void look() {
        try {
            if (isMember()) {
                nodes.seen(self);
            } else if (waited++ >= PATIENCE) { // whom we asked may have gone meanwhile
                waited = 0;
                join(nodes.meet(self, LATELY));
            }
        } catch (RuntimeException e) {
            system.log().warn("The other machines can't be looked up now", e);
        }
    }

    private boolean isMember() {
        MemberStatus status = cluster.selfMember().status();
        return status.equals(MemberStatus.up()) || status.equals(MemberStatus.weaklyUp());
    }

    private void join(List<String> others) {
        if (others.isEmpty()) {
            cluster.manager().tell(Join.create(cluster.selfMember().address()));
        } else {
            List<Address> addresses = others.stream().map(AddressFromURIString::parse).toList();
            cluster.manager().tell(new JoinSeedNodes(addresses));
        }
    }

    @Override
    public void close() {
        watch.shutdownNow();
        if (!started) {
            return;
        }
        try {
            nodes.gone(self);
        } catch (RuntimeException e) {
            system.log().warn("The database did not hear that this machine stops", e);
        }
    }
}
