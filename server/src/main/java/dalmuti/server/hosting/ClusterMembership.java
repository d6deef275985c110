package dalmuti.server.hosting;

import dalmuti.server.PeriodicTask;
import dalmuti.server.store.Nodes;

import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.UniqueAddress;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.apache.pekko.cluster.typed.Subscribe;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/// How a machine finds the others, and hears that they have given it up: by the database that they
/// share. Whoever finds nobody is the first.
final class ClusterMembership implements Membership {

    /// Others open the tables of a machine that is silent after 5.6 seconds at the soonest (the
    /// failure detector's 2.6 and `stable-after`); by then it must have stopped acting.
    static final Duration CERTAIN_FOR = Duration.ofSeconds(4);

    /// Less than `down-removal-margin`, in which a machine that can see the database has to hear
    /// that it was given up.
    private static final Duration EVERY = Duration.ofMillis(500);

    private static final int PATIENCE = 10;
    private static final int SCHISM_EVERY = 4;

    private final ActorSystem<Void> system;
    private final Cluster cluster;
    private final Nodes nodes;
    private final String self;
    private final Runnable giveUp;
    private final Executor aside;
    private final SplitClusterDetector schism = new SplitClusterDetector();
    private final PeriodicTask task;
    private volatile long certainUntil = System.nanoTime();
    private int waited = PATIENCE;
    private int rounds;

    /// @param aside where it is waited for the database
    /// @param giveUp is run when the others go on without this machine
    ClusterMembership(ActorSystem<Void> system, Nodes nodes, Executor aside, Runnable giveUp) {
        this.system = system;
        this.cluster = Cluster.get(system);
        this.nodes = nodes;
        this.aside = aside;
        this.giveUp = giveUp;
        this.self = cluster.selfMember().address().toString();
        this.task = new PeriodicTask("joining", Duration.ZERO, EVERY, this::look);
    }

    @Override
    public void start() {
        cluster.subscriptions()
                .tell(
                        Subscribe.create(
                                system.systemActorOf(listening(), "removals", Props.empty()),
                                ClusterEvent.MemberDowned.class));
        task.start();
    }

    /// Writes down which machines are given up, so that one that can see only the database knows.
    private Behavior<ClusterEvent.MemberDowned> listening() {
        return Behaviors.receiveMessage(
                event -> {
                    UniqueAddress gone = event.member().uniqueAddress();
                    aside.execute(() -> nodes.giveUp(run(gone)));
                    return Behaviors.same();
                });
    }

    /// A machine from its start to its end: when it is started again it is another.
    private static String run(UniqueAddress machine) {
        return machine.address() + "#" + machine.longUid();
    }

    private void look() {
        if (isMember()) {
            renew();
            rounds++;
            if (rounds % SCHISM_EVERY == 0 && schism.isFinal(members(), nodes.others(self))) {
                stop("There is another cluster with this database");
            }
        } else if (waited++ >= PATIENCE) { // whom we asked may have gone meanwhile
            waited = 0;
            join(nodes.meet(self));
        }
    }

    private void renew() {
        long asked = System.nanoTime();
        if (nodes.seen(self, run(cluster.selfMember().uniqueAddress()))) {
            certainUntil = asked + CERTAIN_FOR.toNanos();
        } else {
            certainUntil = asked;
            stop("The other machines have given this one up");
        }
    }

    private void stop(String why) {
        system.log().error("{}; stopping here", why);
        giveUp.run();
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
    public boolean isReady() {
        return cluster.selfMember().status().equals(MemberStatus.up()) && isCertain();
    }

    @Override
    public boolean isCertain() {
        return certainUntil - System.nanoTime() > 0;
    }

    @Override
    public void close() {
        task.close();
        try {
            nodes.gone(self);
        } catch (RuntimeException e) {
            system.log().warn("The database did not hear that this machine stops", e);
        }
    }
}
