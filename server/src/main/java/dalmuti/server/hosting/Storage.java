package dalmuti.server.hosting;

import dalmuti.server.store.Journal;
import dalmuti.server.store.Leases;
import dalmuti.server.store.Snapshots;

import org.apache.pekko.actor.AbstractExtensionId;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.Extension;
import org.apache.pekko.actor.ExtensionIdProvider;
import org.apache.pekko.actor.setup.Setup;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/// Where the tables of an actor system are kept: what its plugins for journal and snapshots find.
///
/// @param threads on which it is waited for the database
record Storage(Journal journal, Snapshots snapshots, Leases leases, Executor threads)
        implements Extension {

    /// What an actor system is set up with to have storage.
    static final class In extends Setup {

        private final Storage storage;

        In(Journal journal, Snapshots snapshots, Leases leases) {
            this.storage =
                    new Storage(
                            journal,
                            snapshots,
                            leases,
                            Executors.newVirtualThreadPerTaskExecutor());
        }
    }

    static final Id ID = new Id();

    /// By this the storage of an actor system is found.
    static final class Id extends AbstractExtensionId<Storage> implements ExtensionIdProvider {

        @Override
        public Storage createExtension(ExtendedActorSystem system) {
            return system.settings()
                    .setup()
                    .get(In.class)
                    .map(in -> in.storage)
                    .orElseThrow(() -> new IllegalStateException("No storage was set up"));
        }

        @Override
        public Id lookup() {
            return this;
        }
    }
}
