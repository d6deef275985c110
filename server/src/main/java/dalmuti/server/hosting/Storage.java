package dalmuti.server.hosting;

import dalmuti.server.store.DamagedTables;
import dalmuti.server.store.Journal;
import dalmuti.server.store.Leases;
import dalmuti.server.store.Snapshots;
import dalmuti.server.store.jdbc.Database;

import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.setup.Setup;

import scala.concurrent.Future;
import scala.jdk.javaapi.FutureConverters;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/// Where the tables of an actor system are kept: what its plugins for journal and snapshots find.
///
/// @param threads on which it is waited for the database
record Storage(
        Journal journal,
        Snapshots snapshots,
        Leases leases,
        DamagedTables damaged,
        Executor threads) {

    /// Calls of SQLite hold a thread for as long as they last, so these are threads of the system.
    private static final int THREADS = 4;

    /// Asks the database for something.
    <T> Future<T> ask(Supplier<T> question) {
        return FutureConverters.asScala(CompletableFuture.supplyAsync(question, threads));
    }

    Future<Void> run(Runnable work) {
        return FutureConverters.asScala(CompletableFuture.runAsync(work, threads));
    }

    /// What an actor system is set up with to have storage.
    static final class In extends Setup {

        private final Storage storage;

        In(Journal journal, Database database, DamagedTables damaged) {
            this.storage =
                    new Storage(
                            journal,
                            new Snapshots(database),
                            new Leases(database),
                            damaged,
                            Executors.newFixedThreadPool(
                                    THREADS,
                                    Thread.ofPlatform().daemon().name("store-", 1).factory()));
        }
    }

    static Storage of(ActorSystem system) {
        return system.settings().setup().get(In.class).orElseThrow().storage;
    }
}
