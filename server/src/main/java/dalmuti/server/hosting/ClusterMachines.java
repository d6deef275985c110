package dalmuti.server.hosting;

import dalmuti.server.Machines;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeoutException;
import java.util.function.ToIntFunction;
import java.util.stream.StreamSupport;

/// The machines of a cluster. Each is asked until it has answered, or is no member any more and has
/// stopped acting by itself.
final class ClusterMachines implements Machines {

    private static final String NAME = "hang-up";
    private static final Duration ANSWERS_WITHIN = Duration.ofSeconds(1);
    private static final Duration GIVEN_UP_AFTER = Duration.ofSeconds(25);
    private static final Set<MemberStatus> LEAVES =
            Set.of(MemberStatus.leaving(), MemberStatus.exiting());

    private final ActorSystem<Void> system;
    private final Cluster cluster;
    private final Executor aside;
    private volatile ToIntFunction<String> here = _ -> 0;

    /// @param aside where it is waited for the others
    ClusterMachines(ActorSystem<Void> system, Executor aside) {
        this.system = system;
        this.cluster = Cluster.get(system);
        this.aside = aside;
        system.systemActorOf(answering(), NAME, Props.empty());
    }

    private Behavior<HangUp> answering() {
        return Behaviors.receiveMessage(
                it -> {
                    it.from().tell(new HungUp(here.applyAsInt(it.whom())));
                    return Behaviors.same();
                });
    }

    @Override
    public void hangUpBy(ToIntFunction<String> hangUp) {
        here = hangUp;
    }

    @Override
    public CompletionStage<Integer> hangUp(String whom) {
        List<CompletableFuture<Integer>> asked =
                StreamSupport.stream(cluster.state().getMembers().spliterator(), false)
                        .map(it -> CompletableFuture.supplyAsync(() -> at(it, whom), aside))
                        .toList();
        return CompletableFuture.allOf(asked.toArray(CompletableFuture[]::new))
                .thenApply(_ -> asked.stream().mapToInt(CompletableFuture::join).sum());
    }

    /// Asks a machine to hang up on somebody.
    record HangUp(String whom, ActorRef<HungUp> from) {}

    /// It has, on so many sockets.
    record HungUp(int sockets) {}

    /// Hangs up at one machine. Waits for it, so it has a thread of its own.
    private int at(Member machine, String whom) {
        long end = System.nanoTime() + GIVEN_UP_AFTER.toNanos();
        boolean leaves = false;
        while (System.nanoTime() - end < 0) {
            try {
                return ask(machine, whom).toCompletableFuture().join().sockets();
            } catch (CompletionException _) {
                Optional<Member> now = current(machine);
                if (now.isEmpty()) {
                    if (!leaves) {
                        hasStoppedActing();
                    }
                    return 0;
                }
                leaves = LEAVES.contains(now.get().status()); // it has hung up on everybody
            }
        }
        throw new CompletionException(new TimeoutException(machine.address() + " says nothing"));
    }

    private CompletionStage<HungUp> ask(Member machine, String whom) {
        ActorRef<HangUp> there =
                ActorRefResolver.get(system).resolveActorRef(machine.address() + "/system/" + NAME);
        return AskPattern.ask(
                there,
                (ActorRef<HungUp> from) -> new HangUp(whom, from),
                ANSWERS_WITHIN,
                system.scheduler());
    }

    private Optional<Member> current(Member machine) {
        return StreamSupport.stream(cluster.state().getMembers().spliterator(), false)
                .filter(it -> it.uniqueAddress().equals(machine.uniqueAddress()))
                .findAny();
    }

    /// A machine that the others have given up stops acting before that long.
    private static void hasStoppedActing() {
        try {
            Thread.sleep(ClusterMembership.CERTAIN_FOR);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CompletionException(e);
        }
    }
}
