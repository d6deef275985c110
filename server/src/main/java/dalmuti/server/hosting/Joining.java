package dalmuti.server.hosting;

import dalmuti.server.Watchman;
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
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/// How a machine finds the others: by the database that they share. Whoever finds nobody is the
/// first.
final class Joining implements AutoCloseable {

    private static final Duration EVERY = Duration.ofSeconds(2);
    private static final int PATIENCE = 10;

    private final ActorSystem<Void> system;
    private final Cluster cluster;
    private final Nodes nodes;
    private final String self;
    private final Runnable giveUp;
    private final Schism schism = new Schism();
    private final Watchman watchman;
    private boolean started;
    private int waited = PATIENCE;

    /// @param giveUp is run when there is another cluster, which is the one that goes on
    Joining(ActorSystem<Void> system, Place place, Nodes nodes, Runnable giveUp) {
        this.system = system;
        this.cluster = Cluster.get(system);
        this.nodes = nodes;
        this.giveUp = giveUp;
        this.self = place.isAlone() ? Nodes.ALONE : cluster.selfMember().address().toString();
        Runnable round = place.isAlone() ? () -> nodes.seen(self) : this::look;
        this.watchman = new Watchman("joining", Duration.ZERO, EVERY, round);
    }

    void start() {
        if (self.equals(Nodes.ALONE)) {
            join(List.of());
        }
        started = !self.equals(Nodes.ALONE) || nodes.canBeShared();
        if (started) {
            watchman.start();
        }
    }

    private void look() {
        if (isMember()) {
            nodes.seen(self);
            if (schism.isFinal(members(), nodes.others(self))) {
                system.log().error("There is another cluster with this database; stopping here");
                giveUp.run();
            }
        } else if (waited++ >= PATIENCE) { // whom we asked may have gone meanwhile
            waited = 0;
            join(nodes.meet(self));
        }
    }

    private Set<String> members() {
        return StreamSupport.stream(cluster.state().getMembers().spliterator(), false)
                .map(member -> member.address().toString())
                .collect(Collectors.toSet());
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
        watchman.close();
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
