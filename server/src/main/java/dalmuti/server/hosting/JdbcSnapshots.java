package dalmuti.server.hosting;

import dalmuti.server.store.Snapshots;
import dalmuti.wire.journal.Entry;

import org.apache.pekko.persistence.SelectedSnapshot;
import org.apache.pekko.persistence.SnapshotMetadata;
import org.apache.pekko.persistence.SnapshotSelectionCriteria;
import org.apache.pekko.persistence.snapshot.japi.SnapshotStore;

import scala.concurrent.Future;

import java.util.Optional;

/// The snapshots as Pekko asks for them: always for the latest. What is kept are summaries.
public final class JdbcSnapshots extends SnapshotStore {

    private final Storage storage = Storage.of(context().system());

    /// Made by Pekko, which has its name from the configuration.
    public JdbcSnapshots() {}

    @Override
    public Future<Optional<SelectedSnapshot>> doLoadAsync(
            String entity, SnapshotSelectionCriteria criteria) {
        return storage.ask(() -> storage.snapshots().latest(entity).map(JdbcSnapshots::selected));
    }

    private static SelectedSnapshot selected(Snapshots.Snapshot it) {
        return SelectedSnapshot.apply(
                SnapshotMetadata.apply(it.entity(), it.seq(), it.at()), it.summary());
    }

    @Override
    public Future<Void> doSaveAsync(SnapshotMetadata metadata, Object snapshot) {
        var it =
                new Snapshots.Snapshot(
                        metadata.persistenceId(),
                        metadata.sequenceNr(),
                        metadata.timestamp(),
                        (Entry.Summary) snapshot);
        return storage.run(() -> storage.snapshots().save(it));
    }

    @Override
    public Future<Void> doDeleteAsync(SnapshotMetadata metadata) {
        throw new UnsupportedOperationException("Saving one deletes the old ones");
    }

    @Override
    public Future<Void> doDeleteAsync(String entity, SnapshotSelectionCriteria criteria) {
        throw new UnsupportedOperationException("Saving one deletes the old ones");
    }
}
