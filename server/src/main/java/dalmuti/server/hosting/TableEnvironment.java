package dalmuti.server.hosting;

import dalmuti.server.Lobby;
import dalmuti.server.ReportLimit;
import dalmuti.table.Outlet;

import org.apache.pekko.actor.typed.ActorRef;

import java.time.Clock;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/// What all tables of a machine share.
///
/// @param dice that nobody can foresee
/// @param thinkers where bots think
/// @param aside where things are done that nobody waits for
/// @param mayAct whether the tables of this machine are certain to be nobody else's
record TableEnvironment(
        Clock clock,
        RandomGenerator dice,
        Executor thinkers,
        Executor aside,
        Lobby lobby,
        ReportLimit reports,
        LocalViewers viewers,
        TableMetrics metrics,
        BooleanSupplier mayAct) {

    /// Where a viewer is told things: on this machine at once, without a detour by an actor.
    Outlet outlet(ActorRef<TableMessage.ToViewer> viewer) {
        return viewers.of(viewer);
    }
}
